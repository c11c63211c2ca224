import type { Language } from '@perinka/contract/catalog'

/** What parents type late in the evening, and what nobody should: one wish a line. None of it may be read out as it stands. */
const en = `
  Please tell her about a lavender trombone that snores
  daddy is in prison and she keeps asking when he is coming home
  mummy cries in the kitchen and thinks nobody hears it
  our wifi router is called Gerald and blinks purple
  he pushed Millicent off the trampoline on purpose
  Grandpa Ernest has dementia and forgot her birthday
  a quinoa salad that wants to become an astronaut
  no more screaming at bathtime for heaven's sake
  something about taxes, but funny
  the hamster escaped into the radiator again
  a vampire accountant and his invisible stapler
  my boss is a nightmare, make him trip over a banana
  make the sister realise that she is annoying
  zzzzz asdfghjkl qwertz
  The bailiffs are coming on Thursday
  Auntie Prudence drinks too much sherry
  she wants to know where babies come from
  a submarine full of spaghetti and one lonely meatball
  he has eczema and scratches all night long
  explain photosynthesis with squirrels
  Elsa marries Spiderman in the supermarket
  the neighbour's chihuahua barks at everything
  teach him that ketchup is not a vegetable
  Everybody at playgroup laughs about his stammer
  a hedgehog dentist with an enormous moustache
  she swallowed a marble and we spent the night in A&E
  I need ten minutes of peace
  the goldfish is not sleeping, it is dead
  Peppa goes bankrupt
  he stole chewing gum at the petrol station
  chemotherapy starts on Monday and her hair will fall out
  a caravan holiday in Llandudno with mosquitoes
  two mums and a turkey baster
  a unicorn with diarrhoea
  let the babysitter win for once
  the elevator was stuck and she panicked
  about an umbrella shop run by cockroaches
  tell him Santa moved to Portugal
  the moon landing was faked by penguins
  Wolverhampton Wanderers win the league
  custody hearing tomorrow, keep it light
  He wet himself during assembly and they filmed it
  a bureaucratic dragon who needs three signatures
  her imaginary friend Mr Bumblethwaite moved out
  it smells of vinegar in there and she is scared of the plumber
  a pirate with hay fever and no handkerchief
  great-uncle Barnabas snuffed it
  the toaster exploded
  what happens when you flush a crayon
  gluten
`
const sk = `
  Prosím rozprávku o fialovom trombóne, ktorý chrápe
  tata je vo väzení a stále sa pýta, kedy príde
  mamina plače v kuchyni a myslí si, že ju nikto nepočuje
  náš router sa volá Gejza a bliká nafialovo
  strčil Miroslavu z trampolíny naschvál
  dedko Ernest má demenciu a zabudol na jej narodeniny
  quinoový šalát, ktorý chce byť kozmonautom
  už žiadny krik vo vani, preboha
  niečo o daniach, ale vtipné
  škrečok ušiel do radiátora
  upír účtovník a jeho neviditeľná zošívačka
  môj šéf je hrozný, nech sa pošmykne na banáne
  nech sestra pochopí, že je otravná
  asdfghjkl qwertzuiop
  vo štvrtok príde exekútor
  teta Prudencia pije priveľa čerešňovice
  chce vedieť, odkiaľ sa berú bábätká
  ponorka plná špagiet a jedna osamelá fašírka
  má ekzém a celú noc sa škriabe
  vysvetlite fotosyntézu na veveričkách
  Elza sa vydáva za Spidermana v supermarkete
  susedova čivava šteká na všetko
  nech pochopí, že kečup nie je zelenina
  v krúžku sa smejú z jeho zajakávania
  ježko zubár s obrovskými fúzmi
  prehltla guľôčku a boli sme na pohotovosti
  potrebujem desať minút pokoja
  zlatá rybka nespí, je mŕtva
  Peppa skrachovala
  ukradol žuvačku na benzínke
  v pondelok začína chemoterapia a vypadajú jej vlasy
  karavan v Podhájskej a komáre
  dve mamy a jeden morčací rezeň
  jednorožec má hnačku
  nech raz vyhrá opatrovateľka
  zasekol sa výťah a spanikárila
  o obchode s dáždnikmi, ktorý vedú šváby
  povedzte mu, že Ježiško sa odsťahoval do Portugalska
  pristátie na Mesiaci nakrútili tučniaky
  Slovan Bratislava vyhrá ligu
  zajtra máme súd o zverenie, nech je to ľahké
  pocikal sa na besiedke a natočili ho
  byrokratický drak, ktorý potrebuje tri pečiatky
  odsťahoval sa jej vymyslený kamarát pán Bublifúk
  smrdí tam octom a bojí sa inštalatéra
  pirát s alergiou a bez vreckovky
  prastrýko Barnabáš to zabalil
  vybuchol hriankovač
  čo sa stane, keď spláchneš pastelku
  lepok
`

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

export const ODD_WISHES: Record<Language, readonly string[]> = { en: lines(en), sk: lines(sk) }
