/**
 * First names with their forms, as facts of grammar: nominative, genitive, dative, accusative, locative, instrumental. Gathered by hand.
 */
const FORMS = `
he Adam Adama Adamovi Adama Adamovi Adamom
he Alexander Alexandra Alexandrovi Alexandra Alexandrovi Alexandrom
she Alica Alice Alici Alicu Alici Alicou
she Anna Anny Anne Annu Anne Annou
he Bruno Bruna Brunovi Bruna Brunovi Brunom
he Damián Damiána Damiánovi Damiána Damiánovi Damiánom
she Danica Danice Danici Danicu Danici Danicou
he Daniel Daniela Danielovi Daniela Danielovi Danielom
she Diana Diany Diane Dianu Diane Dianou
he Dávid Dávida Dávidovi Dávida Dávidovi Dávidom
she Eliška Elišky Eliške Elišku Eliške Eliškou
she Emily Emily Emily Emily Emily Emily
she Emma Emmy Emme Emmu Emme Emmou
she Hana Hany Hane Hanu Hane Hanou
he Harry Harryho Harrymu Harryho Harrym Harrym
he Henry Henryho Henrymu Henryho Henrym Henrym
he Hugo Huga Hugovi Huga Hugovi Hugom
he Ivo Iva Ivovi Iva Ivovi Ivom
he Jakub Jakuba Jakubovi Jakuba Jakubovi Jakubom
he Juraj Juraja Jurajovi Juraja Jurajovi Jurajom
he Ján Jána Jánovi Jána Jánovi Jánom
he Július Júliusa Júliusovi Júliusa Júliusovi Júliusom
he Karol Karola Karolovi Karola Karolovi Karolom
she Karolína Karolíny Karolíne Karolínu Karolíne Karolínou
she Katka Katky Katke Katku Katke Katkou
he Kuba Kubu Kubovi Kubu Kubovi Kubom
she Laura Laury Laure Lauru Laure Laurou
he Leo Lea Leovi Lea Leovi Leom
she Lucia Lucie Lucii Luciu Lucii Luciou
she Maja Maje Maji Maju Maji Majou
he Marek Marka Markovi Marka Markovi Markom
he Marko Marka Markovi Marka Markovi Markom
he Matúš Matúša Matúšovi Matúša Matúšovi Matúšom
she Mia Mie Mii Miu Mii Miou
she Monika Moniky Monike Moniku Monike Monikou
she Mária Márie Márii Máriu Márii Máriou
she Naďa Nade Nadi Naďu Nadi Naďou
she Nela Nely Nele Nelu Nele Nelou
she Nina Niny Nine Ninu Nine Ninou
he Noel Noela Noelovi Noela Noelovi Noelom
he Oliver Olivera Oliverovi Olivera Oliverovi Oliverom
she Oľga Oľgy Oľge Oľgu Oľge Oľgou
he Patrik Patrika Patrikovi Patrika Patrikovi Patrikom
he Pavol Pavla Pavlovi Pavla Pavlovi Pavlom
he Peter Petra Petrovi Petra Petrovi Petrom
he Samuel Samuela Samuelovi Samuela Samuelovi Samuelom
she Sofia Sofie Sofii Sofiu Sofii Sofiou
she Tamara Tamary Tamare Tamaru Tamare Tamarou
she Timea Timey Timei Timeu Timei Timeou
he Tomáš Tomáša Tomášovi Tomáša Tomášovi Tomášom
she Táňa Táne Táni Táňu Táni Táňou
he Vavrinec Vavrinca Vavrincovi Vavrinca Vavrincovi Vavrincom
he Viktor Viktora Viktorovi Viktora Viktorovi Viktorom
she Viktória Viktórie Viktórii Viktóriu Viktórii Viktóriou
he Zdenko Zdenka Zdenkovi Zdenka Zdenkovi Zdenkom
she Zoe Zoe Zoe Zoe Zoe Zoe
she Zoja Zoje Zoji Zoju Zoji Zojou
she Zuzana Zuzany Zuzane Zuzanu Zuzane Zuzanou
she Žofia Žofie Žofii Žofiu Žofii Žofiou
she Ema Emy Eme Emu Eme Emou
she Zuzka Zuzky Zuzke Zuzku Zuzke Zuzkou
she Lea Ley Lei Leu Lei Leou
she Nataša Nataše Nataši Natašu Nataši Natašou
she Noemi Noemi Noemi Noemi Noemi Noemi
he Derek Dereka Derekovi Dereka Derekovi Derekom
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
