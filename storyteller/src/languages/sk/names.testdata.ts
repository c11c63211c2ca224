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
she Jessica Jessicy Jessice Jessicu Jessice Jessicou
she Bianca Biancy Biance Biancu Biance Biancou
she Veronica Veronicy Veronice Veronicu Veronice Veronicou
she Monica Monicy Monice Monicu Monice Monicou
she Erica Ericy Erice Ericu Erice Ericou
she Angelica Angelicy Angelice Angelicu Angelice Angelicou
she Francesca Francescy Francesce Francescu Francesce Francescou
she Rebecca Rebeccy Rebecce Rebeccu Rebecce Rebeccou
she Natasha Natashe Natashi Natashu Natashi Natashou
she Aisha Aishe Aishi Aishu Aishi Aishou
he Luka Luku Lukovi Luku Lukovi Lukom
he Sáva Sávu Sávovi Sávu Sávovi Sávom
he Mykola Mykolu Mykolovi Mykolu Mykolovi Mykolom
he Mykyta Mykytu Mykytovi Mykytu Mykytovi Mykytom
he Illia Illiu Illiovi Illiu Illiovi Illiom
he Csaba Csabu Csabovi Csabu Csabovi Csabom
she Jázmin Jázmin Jázmin Jázmin Jázmin Jázmin
she Anett Anett Anett Anett Anett Anett
she Kristen Kristen Kristen Kristen Kristen Kristen
he Jacques Jacqua Jacquovi Jacqua Jacquovi Jacquom
she Solomiia Solomie Solomii Solomiu Solomii Solomiou
she Nely Nely Nely Nely Nely Nely
she Bety Bety Bety Bety Bety Bety
she Ely Ely Ely Ely Ely Ely
she Viki Viki Viki Viki Viki Viki
she Viky Viky Viky Viky Viky Viky
she Vicky Vicky Vicky Vicky Vicky Vicky
she Anette Anette Anette Anette Anette Anette
she Hailey Hailey Hailey Hailey Hailey Hailey
he Ronny Ronnyho Ronnymu Ronnyho Ronnym Ronnym
he Lenny Lennyho Lennymu Lennyho Lennym Lennym
he László Lászlóa Lászlóovi Lászlóa Lászlóovi Lászlóom
he Máté Mátého Mátému Mátého Mátém Mátém
he Bence Benceho Bencemu Benceho Bencem Bencem
he Levente Leventeho Leventemu Leventeho Leventem Leventem
he Imre Imreho Imremu Imreho Imrem Imrem
he Endre Endreho Endremu Endreho Endrem Endrem
he Gergő Gergőa Gergőovi Gergőa Gergőovi Gergőom
she Emese Emese Emese Emese Emese Emese
she Anikó Anikó Anikó Anikó Anikó Anikó
she Ildikó Ildikó Ildikó Ildikó Ildikó Ildikó
she Enikő Enikő Enikő Enikő Enikő Enikő
she Tünde Tünde Tünde Tünde Tünde Tünde
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
export const SHARED_NAMES =
  'Alex Andrea Nikola Saša Miša Sam Robin Charlie Max Noa Domi Niki Sasha Lucca Anh Linh Lan Huong Ngoc'.split(' ')
