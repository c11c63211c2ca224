/**
 * First names with their forms, as facts of grammar: nominative, genitive, dative, accusative, locative, instrumental. Gathered by hand.
 */
const FORMS = `
she Ema Emy Eme Emu Eme Emou
she Zuzka Zuzky Zuzke Zuzku Zuzke Zuzkou
she Anna Anny Anne Annu Anne Annou
she Eliška Elišky Eliške Elišku Eliške Eliškou
she Karolína Karolíny Karolíne Karolínu Karolíne Karolínou
she Lea Ley Lei Leu Lei Leou
she Timea Timey Timei Timeu Timei Timeou
she Lucia Lucie Lucii Luciu Lucii Luciou
she Mia Mie Mii Miu Mii Miou
she Maja Maje Maji Maju Maji Majou
she Táňa Táne Táni Táňu Táni Táňou
she Naďa Nade Nadi Naďu Nadi Naďou
she Alica Alice Alici Alicu Alici Alicou
she Nataša Nataše Nataši Natašu Nataši Natašou
she Zoe Zoe Zoe Zoe Zoe Zoe
she Emily Emily Emily Emily Emily Emily
she Noemi Noemi Noemi Noemi Noemi Noemi
he Jakub Jakuba Jakubovi Jakuba Jakubovi Jakubom
he Tomáš Tomáša Tomášovi Tomáša Tomášovi Tomášom
he Peter Petra Petrovi Petra Petrovi Petrom
he Alexander Alexandra Alexandrovi Alexandra Alexandrovi Alexandrom
he Oliver Olivera Oliverovi Olivera Oliverovi Oliverom
he Pavol Pavla Pavlovi Pavla Pavlovi Pavlom
he Karol Karola Karolovi Karola Karolovi Karolom
he Marek Marka Markovi Marka Markovi Markom
he Derek Dereka Derekovi Dereka Derekovi Derekom
he Vavrinec Vavrinca Vavrincovi Vavrinca Vavrincovi Vavrincom
he Hugo Huga Hugovi Huga Hugovi Hugom
he Leo Lea Leovi Lea Leovi Leom
he Kuba Kubu Kubovi Kubu Kubovi Kubom
he Harry Harryho Harrymu Harryho Harrym Harrym
he René Reného Renému Reného Reném Reném
he Matej Mateja Matejovi Mateja Matejovi Matejom
`
export const NAMES = FORMS.trim()
  .split('\n')
  .map((line) => {
    const [gender, nom, gen, dat, acc, loc, ins] = line.split(' ') as [
      'she' | 'he',
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return { name: nom, gender, forms: { nom, gen, dat, acc, loc, ins } }
  })

/** Names that girls and boys share: nobody may guess. */
export const SHARED_NAMES = 'Alex Andrea Nikola Saša Miša Sam Robin Charlie Max Noa Domi Niki'.split(' ')
