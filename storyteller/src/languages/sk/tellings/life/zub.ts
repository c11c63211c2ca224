import type { Telling } from '../../../../craft/telling.ts'

/** Animals that live with a family. Any other that the wish calls by name ("zajačik Uško") is one of plush. */
const PETS = 'pes steniatko macka kon kralik skrecok potkan morca korytnacka papagaj andulka ryba'.split(' ')

/** Who of the wish comes along first: a toy, a pet, or anybody else. */
const own = (toy: string, pet: string, other: string) =>
  `[friend-is| toy: ${toy} | pet: ${PETS.reduce((inner, id) => `[has:${id}| ${pet} | ${inner}]`, toy)} | ${other}]`

const plush = (yes: string, no = '') => own(yes, no, no)

/**
 * Where the tooth is: `still` in, `out`, `swallowed`, `gone` (lost), or under the pillow, where the fairy `forgot` it. A wish of today that is
 * afraid, and of nothing that comes after, speaks of one that is in as well.
 */
const WAY =
  '[event| waiting: still | lost: gone | proud: [when| tomorrow: [has| skola, skolka, vila, zubna-vila: out | still] | out] | sad: [has| vila, zubna-vila: [has:zub| out | forgot] | out] | [when| always, tomorrow: still | today: [feels:afraid| [feels:sad| out | [has| vila, zubna-vila: out | still]] | out] | out]]'

const wobbly = (yes: string, no = '') => `[way| still: ${yes} | ${no}]`

/** The tooth is out. */
const out = (yes: string) => wobbly('', yes)

/** Still in: tied to a handle by the child itself, to be pulled by another, the last one of all, not to be touched, or plain. */
const stillBy = (told: Record<'tied' | 'pulled' | 'last' | 'touch' | 'plain', string>) =>
  `[has| zub-posledny: ${told.last} | zub-chcu-trhat: ${told.pulled} | zub-klucka: ${told.tied} | zub-nesiahat: ${told.touch} | ${told.plain}]`

interface Ways {
  swallowed: string
  gone: string
  forgot: string
  out: string
}

/** Out, told by where it is. */
const byWay = (ways: Ways) =>
  `[way| still: | swallowed: ${ways.swallowed} | gone: ${ways.gone} | forgot: ${ways.forgot} | ${ways.out}]`

/** Out, and nobody has it. */
const lost = (yes: string, no: string) => `[way| swallowed, gone: ${yes} | ${no}]`

/** Somebody with a name laughed at the gap, and that was no joy. */
const laughed = (yes: string, told = '') =>
  out(`[has| zub-koment: ${told} | smiat-sa: [is:whom| [feels| ashamed, sad: ${yes} |] |] |]`)

const twice = (yes: string) => [yes, yes] as const

const SOME = '[is:whom| [Whom] | Niekto]'

/** What it came out in, as a genitive: "do rožka", "z rožka". */
const FOOD = '[has| jablko: jablka | chlieb: chleba | kolac: koláča | rožka]'
/** Where it was. */
const AT = '[has| skolka: V škôlke | skola: V škole | [Place]]'
/** What a fairy leaves, where the wish speaks of it. */
const EURO = '[has:minca| @hero „A dá mi ža ňu euro?“ @adult „Za takú určite,“ povie [adult]. |]'
/** It came out of a bite; else it is not said how. */
const bitten = (other: string) =>
  `[has| rozok, jablko, chlieb, kolac: ${AT} [hero] zahryzne do ${FOOD}, chrum, a zub je vonku. | ${other}]`
/** The news, with a gap in it. */
const NEWS = byWay({
  swallowed: '„Mám žub v bruchu!“',
  gone: '„Štratil ša mi žub!“',
  forgot: '„Neprišla po môj žub!“',
  out: '„Vypadol mi žub!“',
})

export const zub: Telling = {
  id: 'tooth-out',
  shape: 'misunderstanding',
  fits: { kind: 'life', subjects: ['tooth-out'], when: ['today', 'past', 'tomorrow', 'always'] },
  ages: [4, 10],
  titles: ['Komu kýve zub', 'Zub na odchode', 'Ahoj, zub!'],
  tile: { label: 'Vypadnutý zúbok', wish: 'dnes jej vypadol zub' },
  figures: { teta: { forms: { name: 'teta' }, gender: 'she' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        mirror: {
          forms: {
            name: 'žralok',
            nom: 'žralok',
            gen: 'žraloka',
            dat: 'žralokovi',
            acc: 'žraloka',
            loc: 'žralokovi',
            ins: 'žralokom',
          },
          gender: 'he',
        },
      },
      words: { place: 'na pirátskej lodi', bed: 'v hojdacej sieti' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        mirror: {
          forms: {
            name: 'dráčik',
            nom: 'dráčik',
            gen: 'dráčika',
            dat: 'dráčikovi',
            acc: 'dráčika',
            loc: 'dráčikovi',
            ins: 'dráčikom',
          },
          gender: 'he',
        },
      },
      words: { place: 'na hrade', bed: 'v posteli s nebesami' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        mirror: {
          forms: {
            name: 'mimozemšťan',
            nom: 'mimozemšťan',
            gen: 'mimozemšťana',
            dat: 'mimozemšťanovi',
            acc: 'mimozemšťana',
            loc: 'mimozemšťanovi',
            ins: 'mimozemšťanom',
          },
          gender: 'he',
        },
      },
      words: { place: 'na vesmírnej stanici', bed: 'v spacom vaku' },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {
        mirror: {
          forms: {
            name: 'dinosaurík',
            nom: 'dinosaurík',
            gen: 'dinosauríka',
            dat: 'dinosauríkovi',
            acc: 'dinosauríka',
            loc: 'dinosauríkovi',
            ins: 'dinosauríkom',
          },
          gender: 'he',
        },
      },
      words: { place: 'v údolí dinosaurov', bed: 'v jaskyni na mäkkom papradí' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {
        mirror: {
          forms: {
            name: 'medvedík',
            nom: 'medvedík',
            gen: 'medvedíka',
            dat: 'medvedíkovi',
            acc: 'medvedíka',
            loc: 'medvedíkovi',
            ins: 'medvedíkom',
          },
          gender: 'he',
        },
      },
      words: { place: 'v lesnom domčeku', bed: 'v lesnom domčeku pod perinou' },
    },
    base: {
      themes: ['superheroes'],
      figures: {
        mirror: {
          forms: {
            name: 'Hryzko',
            nom: 'Hryzko',
            gen: 'Hryzka',
            dat: 'Hryzkovi',
            acc: 'Hryzka',
            loc: 'Hryzkovi',
            ins: 'Hryzkom',
          },
          gender: 'he',
        },
      },
      words: { place: 'v základni superhrdinov', bed: 'v posteli pod plášťom' },
    },
    home: {
      themes: [],
      figures: {
        mirror: {
          forms: {
            name: 'chlapec',
            nom: 'chlapec',
            gen: 'chlapca',
            dat: 'chlapcovi',
            acc: 'chlapca',
            loc: 'chlapcovi',
            ins: 'chlapcom',
          },
          gender: 'he',
        },
      },
      words: { place: 'v kuchyni', bed: 'v posteli' },
    },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          name: 'sused',
          nom: 'sused',
          gen: 'suseda',
          dat: 'susedovi',
          acc: 'suseda',
          loc: 'susedovi',
          ins: 'susedom',
        },
        gender: 'he',
      },
    },
  },
  keys: { way: WAY },
  fact: '[Hero] [zakýval/zakýva] zubu, ktorý odchádzal, a odvtedy vie, že rovnako sa kýve aj na privítanie.',
  next: 'Na okno niekto zaťukal. Stál tam a kýval, iba nebolo vidno, či prichádza, alebo odchádza.',
  young: `
== start
${wobbly(
  `${stillBy({
    last: '*kyv Všetci v triede už majú medzeru, iba [hero] nie. Vpredu sa [jej/mu/] konečne kýve zub, [has:zub-nit| je naň uviazaná niť, | na stole je jablko,] a nič.',
    pulled:
      '*kyv Vpredu sa kýve zub. [Adult] ho chce [has:zub-nit| vytrhnúť niťou | vytrhnúť]. [Hero] sa [has:zub-zamkla| zamkne v kúpeľni | schová pod stôl] a ústa zavrie. Na stole zatiaľ čaká jablko.',
    tied: '*kyv Vpredu sa [jej/mu/] kýve zub. [Hero] ho uviaže na niť a niť na kľučku. Lenže dvere nikto neotvorí. Na stole je iba jablko.',
    touch:
      '*kyv Vpredu sa [jej/mu/] kýve zub. Siahnuť naň sa nesmie, ani sa opýtať, ani fúknuť. Na stole je jablko, ale to počká.',
    plain: `*kyv [Place] je na stole [has:kasa| kaša a jablko | jablko]. [Hero] [has:kasa| zje iba kašu | sa naň iba díva]. Vpredu sa [jej/mu/] [has| zub-dlho: už dlho kýve zub | zub-na-nitke: kýve zub a drží na nitke | kýve zub].`,
  })} ${plush(`Vedľa sedí [friend.kind] [friend].`)}`,
)}

${wobbly(`@hero „[has| zub-posledny: Čo ak nevypadne nikdy? | zub-chcu-trhat: Nikto ho trhať nebude! Ja to urobím! | zub-klucka: A čo ak to bude bolieť? | zub-boli: A čo ak to bude bolieť? | Čo ak [has:noc| v noci vypadne | vypadne] a prehltnem ho?]“ povie [hero].`)}

${wobbly(`[has| zub-posledny: @adult „Aj ja som [adult:bola posledná/bol posledný/bol posledný],“ povie [adult]. „A dočkalo sa ma to tiež. Ukáž mi ho.“ | zub-chcu-trhat: @adult „Dobre, trhať sa nebude,“ povie [adult]. „Ukáž mi ho, ja sa iba pozriem.“ | zub-klucka, zub-boli: @adult „Možno trochu potiahne,“ povie [adult]. „A potom je hneď pokoj. Ukáž mi ho.“ | @adult „Môj skončil v buchte a buchta vo mne,“ povie [adult]. „Brucho si to ani nevšimlo. Ukáž mi ho.“]`)}

${wobbly(`@hero „[has:zub-posledny| Ale opatrne! | Ale nedotýkaj sa!] ${plush(`To smie iba [friend], lebo je [friend:mäkká/mäkký/mäkké].`)}“`)}

${wobbly(`[has| zub-chcu-trhat, zub-klucka, zub-posledny: | nit: @adult „Ani niťou?“ pýta sa [adult]. @hero „Ani niťou!“ povie [hero]. |]`)}

${wobbly(`[has| zub-chcu-trhat: [has:zub-zamkla| Dvere sa pootvoria. |] |] [Adult] dá ruky za chrbát a pozrie. @adult „Veď sa s tebou lúči,“ povie. „Tak kýva každý, kto odchádza.“`)}

${out(
  `*kyv ${byWay({
    swallowed: `${AT} [hero] zahryzne do ${FOOD}, prehltne, a v ústach je o zub menej.`,
    gone: `${AT} má [hero] o zub menej a nikto nevie, kde je.`,
    forgot: 'Ráno leží zub pod vankúšom tak ako večer. Zubná víla neprišla.',
    out: `[has:zub-koment| ${SOME} sa smeje na medzere vpredu a [hero] zavrie ústa. | ${bitten(`${AT} má [hero] odrazu o zub menej.`)}]`,
  })} ${plush(`Vedľa sedí [friend.kind] [friend].`)}`,
)}

${laughed(`${SOME} sa na tom zasmeje a [hero] drží ústa radšej zavreté.`)}

${out(`@hero ${NEWS} volá [has| skolka, skola: [hero], len čo príde [adult] | [hero]]. [feels:sad| A plače. |]`)}

${out(`@adult „[way| forgot: Po župan | Župan]?“ čuduje sa [adult].`)}

+4
${out(`@hero „Nie župan! Žub!“`)}

${out(`@adult „Žaba?“ [Adult] sa obzerá, ale žabu nikde nevidí.`)}
/+4

-4
${out(`@hero „Nie župan! Žub!“ povie [hero] a ukáže medzeru.`)}
/-4

+4
${out(`@hero „Žub!“ povie [hero] a ukáže medzeru.`)}
/+4

${out(`@adult „Aha, zub!“ povie [adult] [way| forgot: a zdvihne vankúš. „Celý týždeň sa kýval. | a podá vreckovku, lebo je tam trochu krvi. „Preto sa celý týždeň kýval.] On kýval na rozlúčku.“`)}

${out(`@hero „A nikto mu nežakýval!“ zľakne sa [hero].`)}

+3
${wobbly(`@hero „Ja ho nepustím,“ povie [hero] a drží zub prstom.`)}

${wobbly(`Lenže s prstom v ústach sa nedá hovoriť, nedá sa jesť ani zavrieť kabát. Keď potom rozvoniavajú palacinky, prst sa unaví celkom sám.`)}
/+3

-3
${out(`@adult „Niekto stojí vo dverách ešte hodinu, ako naša teta,“ povie [adult]. „A niekto je zrazu preč. [way| swallowed, gone: Ale zubu môžeme zakývať, nech je kdekoľvek.“ | forgot: Víla má veľa ulíc a na našu jej nezostal čas. Náš zub odchádza až dnes.“ A položí ho na tanierik. | Ale ten náš odchádza až v noci.“ A položí ho na tanierik.]`)}
/-3

+3
${out(`@adult „Každý odchádza inak,“ povie [adult]. „Naša teta sa rozlúči so všetkými a potom stojí vo dverách ešte hodinu. A ujo je zrazu preč, lebo mu ide vlak. [way| swallowed, gone: Ale zubu môžeme zakývať, nech je kdekoľvek.“ | forgot: Víla má veľa ulíc a na našu jej nezostal čas. Náš zub odchádza až dnes.“ A položí ho na tanierik. | Ale ten náš odchádza až v noci.“ A položí ho na tanierik.]`)}
/+3

${byWay({
  swallowed: '@hero „Aj v bruchu?“ @adult „Aj tam. Môj skončil v buchte a buchta vo mne. Brucho nič nezbadalo.“',
  gone: '@hero „Aj keď neviem, kde je?“ pýta sa [hero]. @adult „Aj vtedy. Kývanie vidno zďaleka.“',
  forgot: 'Zub tam leží ako niekto, komu ušiel vlak, a tak čaká na ďalší.',
  out: 'Zub tam leží ako niekto, kto čaká na vlak.',
})}

+4
${byWay({
  swallowed: '[Hero] skloní ucho k bruchu. Brucho škŕka, asi sa rozprávajú.',
  gone: '[Hero] sa pozrie pod stôl aj pod skriňu. Zub nikde, zato je tam gombík, ktorý tam býva od zimy.',
  forgot: '[Hero] si sadne oproti. Zub mlčí, ale zuby sú už také, hovoria iba spolu.',
  out: '[Hero] si sadne oproti. Zub mlčí, ale zuby sú už také, hovoria iba spolu.',
})}
/+4

+2
@hero „A prečo ide preč?“ pýta sa [hero].

@adult „Robí miesto,“ povie [adult]. „Tlačí sa tam niekto väčší.“

${wobbly(`@hero „[has:zub-boli| A čo je za ním | A bude to bolieť]?“`)}

${wobbly(`@adult „[has:zub-boli| Kvapka krvi, a tá | Trochu to potiahne. A tá kvapka krvi] sa zmestí na jednu vreckovku.“`)}

${byWay({
  swallowed: '[Hero] si sadne rovno, nech má zub v bruchu dobrý výhľad.',
  gone: 'Pre istotu sa bude kývať na každú stranu.',
  forgot: 'Tanierik dajú doprostred stola, nech každého dobre vidí.',
  out: 'Tanierik dajú doprostred stola, nech každého dobre vidí.',
})}
/+2

== wave
${wobbly(`[Hero] otvorí ústa pred zrkadlom. Zub naozaj kýve. &first @hero „Ahoj,“ povie [hero] a zakýva mu.`)}

${out(`&first @hero „Ahoj!“ volá [hero]. [way| swallowed: Kýve rovno bruchu. | gone: Kýve na každú stranu, [has| skola: aj ku škole | skolka: aj ku škôlke | aj za skriňu]. | Kýve mu, ako najlepšie vie.]`)}

${plush(`[Friend] kýve celým telom, lebo inak to nevie.`)}

+2
[with| ${own(``, `[Friend] kýve tiež, chvostom.`, `[Friend] kýve oboma rukami.`)}] [kin| mum: [is:whom| [feels:jealous| @whom „Aj ja chcem takú medzeru,“ povie [whom] a kýve tiež. | [Whom] kýve tiež.]]] [world| ship: Ide okolo bocman a kýve tiež, klobúkom. | castle: Ide okolo kráľ a kýve tiež, korunou. | space: Ide okolo robot a kýve tiež, všetkými tromi rukami. | valley: Ide okolo dlhokrk a kýve tiež, celým krkom. | forest: Ide okolo zajac a kýve tiež, ušami. | base: Ide okolo Silák a kýve tiež, autobusom. | Z okna to vidí suseda a kýve tiež, utierkou.]
/+2

+4
[more| Kývajú aj [others], jeden cez druhého.]
/+4

${wobbly(`Zub kýve ďalej a neodchádza.`)}

${wobbly(`@adult „Lúči sa ako naša teta,“ povie [adult]. „Tá stojí vo dverách ešte hodinu.“`)}

${wobbly(`@hero „A vystrčíš ju?“`)}

${wobbly(`@adult „Hosť sa nevystrkuje. Hosť dostane niečo na cestu.“ [with| [friend-is| toy, pet: | A [friend] mlčky prisunie jablko.]]`)}

+4
A naozaj, teta práve odchádza. Má čiapku, má kabát a stojí vo dverách. Kýve a rozpráva o kolene. Zapne si gombík, kýve a rozpráva o druhom kolene. Nájde rukavicu, kýve a rozpráva o rukavici. Vtedy jej [adult] podá buchtu v servítke.

@teta „No, tak ja už idem,“ povie teta a naozaj ide.
/+4

${wobbly(`[Hero] sa dlho díva na jablko. Potom odhryzne zboku kúsok, celkom malý, a jazykom ho podá dopredu. @hero „Na cestu,“ povie.`)}

${wobbly(`Zub sa nakloní a cup! Leží na jazyku(( a je maličký)).`)}

${wobbly(`@hero „[has:zub-boli| A ani to nebolelo | Ani nebuchol dverami],“ čuduje sa [hero] a drží ho v dlani.`)}

-2
${wobbly(`V medzere je kvapka krvi, akurát na jednu vreckovku.`)}
/-2

+2
${wobbly(`Nič sa neprehltlo, iba jablko. V medzere je kvapka krvi, akurát na jednu vreckovku, a o chvíľu je po nej.`)}
/+2

${out(`Kto odchádza, dostane niečo na cestu. [Hero] dá do škatuľky [has| jablko: kúsok jablka | rozok: omrvinku rožka | chlieb: omrvinku chleba | zub-prehltla: omrvinku rožka | omrvinku koláča]. ${lost(``, `Na ňu uloží zub.`)} @hero „Na ceštu,“ povie.`)}

${out(`${lost(`@hero „A čo dám víle?“ pýta sa [hero]. @adult „Ukážeš jej medzeru,“ povie [adult]. „Tá sa nedá stratiť ani prehltnúť.“ ${EURO}`, `[way| forgot: @hero „A čo ak víla neštihne ani dneš?“ pýta sa [hero]. @adult „Necháme jej lístok,“ povie [adult], „a na okne svetielko.“ |] [feels| proud: Potom chodí s otvorenými ústami, nech medzeru vidí každý. | ashamed: @hero „A šmiať ša už nebudem,“ povie a zakryje medzeru dlaňou. @adult „Škoda,“ povie [adult]. „Ten nový potom nebude vedieť, že je tu voľno.“ |]`)}`)}

+2
${out(`@hero „Píšmenká mi utekajú von,“ povie [hero].`)}

${out(`@adult „Nech sa prevetrajú,“ povie [adult]. „Vrátia sa s novým zubom.“`)}
/+2

${out(`Jazyk chodí do medzery a späť((, lebo je tam mäkko)). A vtom narazí na vedľajší zub. Ten kýve tiež!`)}

${out(`@hero „Ďalší!“ volá [hero] a hneď mu kýve. „Tomu kývam včaš!“`)}

+3
${wobbly(`[Hero] mu kýve, na ozajstnú rozlúčku, celou rukou.`)}

Takéto kývanie vidno zďaleka a o chvíľu pribehne [world| ship: malý žralok | castle: malý dráčik | space: malý mimozemšťan | valley: malý dinosaurík | forest: malý medvedík | base: malý hrdina Hryzko | malý chlapec odoproti].

@mirror „Vy kývete mne?“ pýta sa [mirror] cez zavreté ústa.

@hero „Žubu,“ povie [hero]. „Ale aj tebe. Kýve ša aj na privítanie.“

[Mirror] otvorí ústa iba na škáročku. @mirror „Mne sa kýve tiež. A jem už iba kašu.“

@hero „Tak mu kývni,“ radí [hero]. „A hryž žboku.“

+4
@mirror „A keď neodíde?“

@hero „Tak mu daj niečo na ceštu.“
/+4

[with2| @friend2 „Ukážem ti, ako,“ povie [friend2]. |]

${wobbly(`Jablko hryzú spolu, chrum zľava, chrum sprava. [Mirror] kýve vlastnému zubu. Ten ešte stojí vo dverách, ale [mirror] sa už smeje s otvorenými ústami.`)}

${out(`[has| rozok: Rožok | jablko: Jablko | chlieb: Chlieb | Koláč] hryzú spolu, chrum zľava, chrum sprava. [Mirror] kýve vlastnému zubu. Ten ešte stojí vo dverách, ale [mirror] sa už smeje s otvorenými ústami.`)}
/+3

+4
Potom nesie každý niečo na cestu. [world| ship: Bocman nesie suchár, kuchár cibuľu a kapitán mapu. | castle: Kráľ nesie koláč, kuchár knedľu a rytier podkovu pre šťastie. | space: Robot nesie skrutku, kapitán kašu v tube a vedkyňa kompas. | valley: Dlhokrk nesie vetvu, Trojrohý kvet a dinosauria mama celý melón. | forest: Zajac nesie mrkvu, líška hrušku a mravec omrvinku. | base: Silák nesie vrece zemiakov a Rýchly Rišo iba obal, lebo keksy po ceste zjedol. | Suseda nesie vajíčka, poštár pohľadnicu a dedko z prízemia cibuľu.] Do takej malej škatuľky sa z toho všetkého nezmestí takmer nič.

@adult „Tak to zjeme my,“ povie [adult], „a jemu zakývame s plnými ústami.“

Potom sa hrá na hosťa. Hosťom je [hero], stojí vo dverách a nejde. [Adult] kýve jednou rukou, potom druhou, potom nohou. Nič. Až keď [hero] dostane na cestu palacinku, odíde, celkom ďaleko, ku skrini. A hneď klope, lebo hosťovi tu chýba rukavica. Treba mu zakývať ešte raz, oboma rukami.

Potom sa skúša, čo medzera dokáže.

@adult „Povedz slon,“ povie [adult].

@hero „Šlon.“

@adult „Povedz syr.“

@hero „Šyr.“

@adult „Povedz žaba.“

@hero „Žaba! Tá mi ide!“
/+4

== bed
+4
Pri večeri sa kôrka hryzie zboku a hrášok prejde cez medzeru celý. Polievka sa cez ňu dá nasávať, ale iba potichu.
/+4

+3
Večer kefka medzeru preskočí. Dá sa cez ňu aj striekať voda. Cŕk, až na zrkadlo!

Na škatuľku ešte [hero] nakreslí dvere, aj s kľučkou, aby zub v noci nemusel klopať.
/+3

-3
Večer leží [hero] [bed].
/-3

+3
Potom už leží [hero] [bed].
/+3

${wobbly(`Zub leží v škatuľke a pri ňom kúsok jablka na cestu.`)}

${out(`[way| swallowed, gone: V škatuľke čaká omrvinka, keď pôjde zub okolo. | forgot: Zub leží v škatuľke a pri ňom omrvinka aj lístok pre vílu. | Zub leží v škatuľke a pri ňom omrvinka.] [feels| sad: | afraid: [has:vila| [way| swallowed, gone: | @hero „Ale víla nech nejde dnu,“ povie [hero]. @adult „Tak škatuľka počká za dverami,“ povie [adult].] |] |]`)}

+2
${laughed(...twice('@hero „A keď ša budú šmiať aj žajtra?“ pýta sa [hero].'))}

${laughed(...twice('@adult „Tak sa smej tiež, lebo kto sa smeje s niekým, nesmeje sa jemu,“ povie [adult].'))}
/+2

+2
[Adult] nechá svietiť svetielko, keby šla okolo víla alebo myška. [with| ${own(`[Friend] leží na vankúši.`, `[Friend] už spí.`, `[Friend] leží vedľa a pomaly dýcha.`)} | Jazyk ešte raz nakukne do medzery. Je tam ticho a mäkko.]
/+2

+4
[more| V teple už ležia aj [others].] [world| ship: Loď sa ticho hojdá. | castle: Hrad je tichý. | space: Stanica ticho letí. | valley: Dinosaury už spia. | forest: Les ticho šumí. | base: Mesto je tiché. | Dvor je tichý.]
/+4

+4
@hero „A ten nový kadiaľ príde?“ pýta sa [hero] a necháva ústa otvorené.

@adult „Trafí aj potme,“ šepne [adult]. „Môžeš si ich zavrieť.“
/+4

Vo dverách [adult] zdvihne ruku a zakýva.

@hero „Kam ideš?“ zľakne sa [hero].

@adult „Iba do kuchyne,“ šepne [adult]. „Takto sa kýve na dobrú noc. A ráno ti zakývam na privítanie.“

&last @hero „Ahoj,“ šepne [hero] zubu, medzere aj [adult.dat].

!asleep [Hero] spí a prsty na perine ^kyv ešte trochu kývajú.
`,
  older: `
== start
${wobbly(
  `${stillBy({
    last: '*kyv V triede už majú všetci medzeru, iba [hero] nie. Konečne sa vpredu kýve zub, [has:zub-nit| uviaže sa niťou o kľučku a čaká sa, kým niekto otvorí. Nikto neotvorí. | jazyk doň tlačí od rána do večera a nič.]',
    pulled:
      '*kyv Vpredu sa kýve zub a [adult] ho chce [has:zub-nit| vytrhnúť niťou | vytrhnúť]. [Hero] sa radšej [has:zub-zamkla| zamkne v kúpeľni | schová za dvere], hovorí iba cez zuby a ústa si drží.',
    tied: '*kyv Vpredu sa [jej/mu/] kýve zub. [Hero] ho uviaže niťou o kľučku, sadne si a čaká, kým niekto otvorí. Nikto neotvorí, ani o hodinu.',
    touch:
      '*kyv Vpredu sa [jej/mu/] kýve zub a nikto sa ho nesmie ani dotknúť. [Hero] hovorí iba cez zuby, jablko nechá na stole a smeje sa so zavretými ústami.',
    plain:
      '*kyv [Place] je na stole jablko a [hero] doň nezahryzne. Nezahryzne ani do rožka, hovorí iba cez zuby a smeje sa so zavretými ústami, lebo vpredu sa [jej/mu/] kýve zub.',
  })} ${plush(`Iba [friend.kind] [friend] vie, ako veľmi.`)}`,
)}

${wobbly(`@hero „[has| zub-posledny: Čo ak nevypadne nikdy? | zub-chcu-trhat: Nikto ho trhať nebude! Ja to urobím! | Čo ak [has:noc| v noci vypadne | vypadne] a prehltnem ho?]“ povie [hero].`)}

${wobbly(`[has| zub-posledny: @adult „Aj ja som [adult:bola posledná/bol posledný/bol posledný] a dočkalo sa ma to tiež,“ povie [adult]. „Ukáž mi ho.“ | zub-chcu-trhat: @adult „Dobre, trhať sa nebude,“ povie [adult]. „Iba mi ho ukáž.“ | @adult „Môj skončil v buchte a buchta vo mne,“ povie [adult]. „Brucho si to ani nevšimlo. Ukáž mi ho.“]`)}

${wobbly(`@hero „Ale bez rúk!“ [has| zub-posledny, zub-klucka, zub-chcu-trhat: | nit: @adult „A bez nite?“ @hero „Aj bez nite!“ |]`)}

+2
${wobbly(`@adult „Nikto ho nechce vytiahnuť,“ povie [adult]. „Chcem sa iba pozrieť.“`)}

${wobbly(`@hero „A bude to bolieť?“`)}

${wobbly(`@adult „Trochu to potiahne. A tá kvapka krvi sa zmestí na jednu vreckovku.“`)}
/+2

${wobbly(`[Adult] si dá ruky za chrbát a nakukne dnu. @adult „Veď sa s tebou lúči,“ povie. „Tak kýva každý, kto odchádza.“ [has| zub-posledny, zub-klucka: [Hero] sa zľakne. Že zub odíde navždy, to je novinka. |]`)}

${out(
  `*kyv ${byWay({
    swallowed: `${AT} [hero] zahryzne do ${FOOD}, prehltne, a v ústach je o zub menej.`,
    gone: `${AT} má [hero] odrazu v ústach o zub menej a nikto nevie, kde je.`,
    forgot: 'Ráno leží zub pod vankúšom tak ako večer. Zubná víla neprišla.',
    out: `[has:zub-koment| ${SOME} sa smeje na medzere vpredu a [hero] zavrie ústa. | ${bitten(`${AT} má [hero] odrazu v ústach o zub menej.`)}]`,
  })} ${plush(`Vedľa sedí [friend.kind] [friend] a pre istotu ústa neotvára.`)}`,
)}

${laughed(`${SOME} sa na tej medzere smeje a [hero] radšej zavrie ústa.`)}

${out(`@hero ${NEWS} oznámi [has| skolka: [hero], len čo príde [adult] | skola: [hero] doma | [hero]]. [feels:sad| A plače. |]`)}

${out(
  `@adult ${byWay({
    swallowed: '„Župan?“ diví sa [adult]. „Ako sa ti tam zmestil?“',
    gone: '„Župan?“ diví sa [adult]. „Ten predsa visí v kúpeľni.“',
    forgot: '„Po župan?“ diví sa [adult]. „A načo by jej bol?“',
    out: '„Župan?“ diví sa [adult]. „Odkiaľ ti vypadol župan?“',
  })}`,
)}

${out(`@hero „Nie [way| forgot: po župan, po žub!“ povie [hero] a ukáže medzeru. | župan, žub!“ povie [hero] a ukáže medzeru. „Ešte ráno tam bol.“]`)}

+2
${out(`@adult „Povedz radšej slon,“ povie [adult].`)}

${out(`@hero „Šlon.“`)}

${out(`@adult „A teraz žaba.“`)}

${out(`@hero „Žaba,“ povie [hero] a má radosť, lebo žaba prejde medzerou bez nehody.(( O väčšine slov sa to povedať nedá.))`)}
/+2

${out(`@adult „Aha, zub!“ povie [adult] [way| forgot: a zdvihne vankúš. „Celý týždeň sa kýval. | a podá vreckovku, lebo je tam trochu krvi((, ale o chvíľu je po nej)). „Preto sa celý týždeň kýval.] On kýval na rozlúčku.“`)}

${byWay({
  swallowed:
    '@hero „A teraž je v bruchu,“ povie [hero]. @adult „Môj skončil v buchte a buchta vo mne,“ povie [adult]. „Brucho si to ani nevšimlo.“',
  gone: '@hero „A teraž neviem, kde je,“ povie [hero]. @adult „Zub sa stratiť môže,“ povie [adult]. „Medzeru máš stále so sebou a víle to stačí.“',
  forgot:
    '@hero „A prečo neprišla?“ pýta sa [hero]. @adult „Víla má veľa ulíc,“ povie [adult]. „Na našu jej nezostal čas, tak príde dnes.“',
  out: '',
})}

Kto kýve, odíde, opakuje si v duchu [hero].(( Z toho vyplýva jediné.))

${wobbly(`@hero „Odteraz sa tu kývať nebude,“ precedí a ústa zavrie ešte pevnejšie.`)}

${out(`@hero „Odteraž ša tu kývať nebude,“ vyhlási a ústa zavrie tiež, [feels:ashamed| lebo sa za medzeru hanbí. | aby odtiaľ neutekali písmená.]`)}

== ban
Na dvere príde papier a na papieri stojí: zákaz kývania((, rukou, nohou, hlavou aj všetkým ostatným)). [world| ship: Bocman nesmie kývať lodi, ktorá pláva oproti, a tak sa dve lode minú bez pozdravu a obidve sú urazené. | castle: Kráľ nesmie kývať z balkóna, a tak ľudia pod balkónom stoja a čakajú, kedy začne. | space: Kapitán nesmie kývať Zemi a Zem sa rádiom pýta, či sa niečo nestalo. | valley: Dlhokrk nesmie kývať chvostom a muchy si to povedia po celom údolí. | forest: Zajac nesmie kývať ušami, líška chvostom a vietor nevie, čo má robiť. | base: Silák nesmie kývať ľuďom pod sebou, a tí si o ňom myslia, že spadol. | Suseda nesmie kývať z okna, a tak sa radšej príde spýtať, či tu nehorí.] [with| ${own(`Najlepšie sa zákazu drží [friend].`, `[Friend] si musí sadnúť na chvost.`, `[Friend] musí sedieť na vlastných rukách.`)}]

@adult „Dáš si koláč?“ pýta sa [adult].

Povedať áno sa nedá, lebo ústa sú zavreté. Dá sa iba kývnuť hlavou. [Hero] už-už kývne, a vtom si spomenie, čí je to zákaz.

@adult „Tak nie,“ povie [adult](( a koláč odnesie)).

+2
${wobbly(`So zavretými ústami sa žije ťažko. Namiesto masla dostane [hero] mlynček na korenie, lebo mm znie ako mm. Polievka ide slamkou, kaša ide slamkou, ale knedľa slamkou nejde.`)}

${out(`So zavretými ústami sa žije ťažko. Keď už treba niečo povedať, musí to byť slovo, ktoré medzerou prejde, a takých nie je veľa. @adult „Ako bolo dnes vonku?“ pýta sa [adult]. @hero „Žaba,“ povie [hero].`)}

Odrazu sa kýve úplne všetko. Kýve sa lampa, kýve sa záves a pri obede sa kýve aj stôl.

@hero „Aj on ide preč?“ zľakne sa [hero].

@adult „Ten sa kýve od Vianoc,“ povie [adult], „a ešte nikam neodišiel.“

Pre istotu sa mu však pod nohu strčí zložený papier.

Na koláči zatiaľ sedí mucha a je jej dobre. Odohnať ju, na to treba kývnuť, a to sa nesmie.

Popoludní musí [adult] na chvíľu odísť. Inokedy kýve ešte aj zďaleka, až kým nie je [adult:malá/malý/malé] ako omrvinka. Teraz iba stojí vo dverách s rukami vo vreckách a potom tam už nestojí. [Hero] sa díva na zavreté dvere. Odísť sa teda dá aj bez kývania, iba je to smutnejšie.

Najhoršie je na tom teta, ktorá je na návšteve od obeda. Má už kabát aj čiapku, ale odísť bez zakývania sa nepatrí.

@teta „Tak ja ešte ostanem,“ povie a kabát si zasa vyzlečie. [with2| @friend2 „Aj koláč ostal,“ povie [friend2], ale o chvíľu to už nie je pravda. | A vezme si ten koláč, aj s muchou.]
/+2

+3
Zákaz však treba aj strážiť. [world| ship: Vlajka na stožiari neposlúchne a musí dolu. | castle: Zástava na veži neposlúchne a musí dolu. | space: Anténa na streche neposlúchne a musí ju držať robot. | valley: Papraď pri ceste neposlúchne a musí si na ňu niekto sadnúť. | forest: Vŕba pri potoku neposlúchne a musí si zapliesť vrkoče. | base: Plášť na vešiaku neposlúchne a musí do skrine. | Záclona v okne neposlúchne a musí za skriňu.] Kto kývne, zaplatí jeden keks. O chvíľu má [hero] plnú hrsť keksov, lenže so zavretými ústami sa na ne dá iba pozerať.
/+3

+4
@teta „A malíčkom sa smie?“ pýta sa teta.

@hero „Malíčkom iba po tme,“ rozhodne [hero].
/+4

+3
Hodiny na stene majú kyvadlo a kyvadlo si zo zákazu nič nerobí. Kýve doprava, kýve doľava a vôbec sa nehanbí. [Hero] sa postaví na stoličku a chytí ho.

Hodiny zastanú o pol piatej. Najprv to nikomu neprekáža. Lenže potom je pol piatej hodnú chvíľu, teta rozpráva o kolene, večera je až o siedmej a siedma nejde a nejde.

@teta „A u vás sa nevečeria?“ pýta sa teta.
/+3

+4
Za tú jednu pol piatu stihne teta dorozprávať ľavé koleno, pravé koleno aj lakeť a začne odznova.
/+4

+4
[more| [Others] si ľahnú na zem a čakajú, kým bude aspoň pol šiestej.] [world| ship: Na palube je zatiaľ samý urazený. Urazil sa maják, urazili sa čajky a urazil sa aj ostrov, okolo ktorého sa vždy kývalo. | castle: V hrade je zatiaľ samý urazený. Urazila sa zástava, urazil sa zvon a ľudia pod balkónom si priniesli stoličky. | space: Na stanici je zatiaľ samý urazený. Urazil sa robot, urazil sa Mesiac a Zem volá už piaty raz. | valley: V údolí je zatiaľ samý urazený. Urazili sa paprade, urazil sa Trojrohý a na chvoste už nie je voľné miesto. | forest: V lese je zatiaľ samý urazený. Urazili sa vŕby, urazil sa potok a vietor sa išiel radšej prejsť na lúku. | base: V meste je zatiaľ samý urazený. Urazil sa policajt na križovatke, urazili sa stierače a autobusy nevedia, či môžu ísť. | Na ulici je zatiaľ samý urazený. Urazil sa poštár, urazil sa vodič autobusu a susedin pes nechodí von, lebo načo.]
/+4

== mirror
[world| ship: Vtom pri lodi vykukne z vody malý žralok. Je tu nový, zdvihne plutvu a kýve. | castle: Vtom sa do veže oproti nasťahuje malý dráčik. Vykloní sa z okna a kýve, až mu z labky lietajú iskry. | space: Vtom pri stanici zabrzdí malá zelená raketa. V okienku sedí mimozemšťan a kýve všetkými štyrmi rukami. | valley: Vtom príde do údolia malý dinosaurík. Je tu nový, zdvihne krátku ručičku a kýve. | forest: Vtom sa do brlohu oproti nasťahuje malý medvedík. Postaví sa na zadné a kýve. | base: Vtom na streche oproti pristane malý hrdina Hryzko. Je v meste nový a kýve celým plášťom. | Vtom sa v okne oproti objaví nový chlapec a kýve oboma rukami.]

[Hero] si strčí ruky do vreciek. [Mirror] kýve ešte chvíľu((, čoraz pomalšie)) a potom prestane.

@adult „Prečo mu nezakývaš?“ pýta sa odo dverí [adult].

@hero „Kto kýve, odíde,“ precedí [hero].

@adult „Veď práve prišiel,“ povie [adult]. „To bolo na privítanie.“

((Vtedy sa [hero] zarazí. ))Kývanie teda vyzerá rovnako, keď niekto odchádza, aj keď prichádza.(( S tým zákaz vôbec neráta.))

A [mirror] sa už otáča chrbtom. Na chrbát sa nedá kývať, na chrbát treba zavolať((, a poriadne)).

+2
[Hero] to skúsi cez zuby. @hero „Mhm!“ Otočí sa iba mucha.

Dá sa aj mlčať. ${wobbly(`Zub zostane, kde je,`, `Medzeru nikto neuvidí,`)} [mirror] pôjde preč a bude si myslieť, že tu nekývajú nikomu. A nebude to ani lož, visí to na dverách.
/+2

${wobbly(`Lenže zavolať sa dá iba s otvorenými ústami a otvorené ústa sú ako otvorené dvere.`)}

${out(`Lenže zavolať sa dá iba s otvorenými ústami a v otvorených ústach vidno všetko, čo tam nie je.`)}

+2
[with| [friend-is| toy, pet: Na jednej strane je ${wobbly(`zub`, `medzera`)} a na druhej chrbát, ktorý sa pomaly zmenšuje. | @friend „Kričať musíš ty,“ povie [friend]. „Ja sedím na rukách.“] | Na jednej strane je ${wobbly(`zub`, `medzera`)} a na druhej chrbát, ktorý sa pomaly zmenšuje.]
/+2

&first @hero „Ahoj!“ zakričí [hero] z plného hrdla.

${wobbly(`A spolu s ním vyletí aj zub. Preletí nad stolom [with| ${own(`a pristane [friend.dat] na hlave.`, `a pristane rovno na jablku.`, `a [friend] ho chytí do dlane.`)} | a pristane rovno na jablku.] Nič sa neprehltlo a v medzere je iba kvapka krvi, akurát na jednu vreckovku.`)}

${out(`A to ahoj preletí medzerou celé, nechýba mu ani jedno písmeno.`)}

[Mirror] sa otočí, smeje sa od ucha k uchu a vpredu má medzeru ako vráta.

&again @mirror „Ahoj!“ volá. „Aj tebe chýba žub?“

@hero „Žub!“ volá [hero] a hneď je jasné, že si budú rozumieť.

== after
Papier z dverí letí do koša a kýve sa všetkým, čo je po ruke. [world| ship: Bocman kýve klobúkom obidvom lodiam aj tretej, ktorá ešte len príde. | castle: Kráľ kýve z balkóna a ľudia konečne môžu ísť domov. | space: Zem sa rádiom pýta, či sa niečo nestalo, lebo jej kýve celá stanica. | valley: Dlhokrk kýve chvostom a muchy sa sťahujú inam. | forest: Zajac kýve ušami, líška chvostom a vietor má zasa prácu. | base: Silák kýve autobusom, hoci je plný, a ľudia v ňom kývu tiež. | Suseda kýve z okna utierkou a pre istotu aj obrusom.]

+4
Urazeným sa kýve dvojmo, dokým sa neusmejú. A na dvere príde nový papier: kývať sa smie, rukou, nohou, hlavou aj všetkým ostatným, najmä na privítanie.
/+4

+2
[Mirror] príde hneď, a jablko hryzú zboku, jeden zľava a druhý sprava.
/+2

+3
@mirror „Ja som ten svoj držal tri týždne,“ prizná sa pri tom [mirror]. „Jedol som iba kašu a nehovoril som s nikým. Potom som kýchol.“
/+3

+4
@adult „A viete už povedať: strč prst skrz krk?“ pýta sa [adult].

@hero „Štrč pršt škrž krk,“ povedia naraz a znie to skoro rovnako, lebo tej vete už nepomôže ani zub.
/+4

@adult „Dáš si koláč?“ pýta sa [adult] ešte raz a [hero] kývne hlavou tak, až sa zatočí svet.

+2
Teta si konečne oblečie kabát. Zakýva a potom stojí vo dverách ešte hodinu, lebo tak sa odchádza poriadne.
/+2

+4
Kýve a rozpráva o kolene. Zapne si gombík, kýve a rozpráva o druhom kolene. Až keď jej [adult] podá buchtu v servítke, povie, že teda už ide, a naozaj ide.
/+4

+3
Kyvadlo netreba ani postrčiť. Rozkýve sa od radosti a o chvíľu je sedem, aj s večerou.
/+3

+4
Kým je svetlo, kývajú si [hero] a [mirror] jeden druhému zo všetkých strán a vymýšľajú, čo ktoré kývanie znamená. Jednou rukou je ahoj. Dvoma rukami je príď. Nohou je mám hlad a oboma nohami je práve padám zo stoličky. Obočím je tajomstvo, ale to zďaleka nevidno. Teta im z diaľky kýve kabelkou, a to neznamená nič, lebo s kabelkou kýve vždy.

Pri večeri sa kôrka hryzie zboku, polievka sa nasáva stredom a hrášok prejde cez medzeru celý, ak sa mu to dovolí.
/+4

-2
${wobbly(`Potom [hero] uloží zub do škatuľky, pridá omrvinku koláča na cestu a zakýva mu.`)}

${out(`${lost(`Potom [hero] dá do škatuľky omrvinku koláča, keď pôjde zub okolo, a zakýva [way| swallowed: na brucho | na každú stranu].`, `Potom [hero] uloží zub do škatuľky, pridá omrvinku koláča na cestu[way| forgot: , lístok pre vílu] a zakýva mu.`)}`)}
/-2

+2
@hero „A čo náš žub?“ spomenie si [hero].

${wobbly(`@adult „Ten odchádza až v noci,“ povie [adult]. „Patrí sa dať mu niečo na cestu.“`)}

${out(`${lost(`@adult „Nech je kdekoľvek, patrí sa dať mu niečo na cestu,“ povie [adult]. „A víle ukážeš medzeru, tá sa nedá stratiť ani prehltnúť.“ ${EURO}`, `@adult „Ten odchádza až v noci[way| forgot: , druhým vlakom],“ povie [adult]. „Patrí sa dať mu niečo na cestu.“`)}`)}

${wobbly(`[Hero] ho uloží do škatuľky, pridá omrvinku koláča a kýve. Zub na to nepovie nič, ale zuby sú už také, hovoria iba spolu.`)}

${out(`${lost(`[Hero] dá do škatuľky omrvinku koláča a kýve [way| swallowed: rovno bruchu | na každú stranu, [has| skola: najviac ku škole | skolka: najviac ku škôlke | aj pod stôl]].`, `[Hero] ho uloží do škatuľky, pridá omrvinku koláča a kýve. Zub na to nepovie nič, ale zuby sú už také, hovoria iba spolu.`)}`)}

@hero „On už nepríde, však?“ pýta sa [hero].

@adult „On nie,“ povie [adult] po pravde. „Preto sa mu kýve dlhšie.“
/+2

+4
Niečo na cestu potom nesie každý. [world| ship: Bocman nesie suchár, kuchár cibuľu a kapitán mapu, na ktorej je škatuľka vyznačená krížikom. | castle: Kráľ nesie celý koláč, kuchár knedľu a rytier podkovu, ktorá teraz chýba koňovi. | space: Robot nesie skrutku, kapitán kašu v tube a vedkyňa kompas, ktorý tu hore nevie, kam ukazovať. | valley: Dlhokrk nesie vetvu, Trojrohý kvet a dinosauria mama melón, za ktorým ju nevidno. | forest: Zajac nesie mrkvu, líška hrušku a mravec omrvinku, ktorá je z toho najťažšia, lebo ju nesie mravec. | base: Silák nesie vrece zemiakov a Rýchly Rišo prázdny obal, lebo keksy mu cestou akosi došli. | Suseda nesie vajíčka, poštár pohľadnicu a dedko z prízemia cibuľu, lebo na ceste sa cibuľa vždy zíde.] Do takej malej škatuľky sa z toho nezmestí takmer nič.

@adult „Tak to zjeme my,“ povie [adult], „a jemu zakývame s plnými ústami.“

A keď už je reč o odchádzaní, hrá sa na hosťa. Hosťom je [hero], stojí vo dverách a nejde. [Mirror] kýve jednou rukou, potom druhou, potom nohou. Nič. Až keď hosť dostane poriadny kus koláča, odíde, celkom ďaleko, ku skrini. A hneď klope, lebo mu tu chýba rukavica, a treba kývať ešte raz.
/+4

+3
Na škatuľku ešte [hero] nakreslí dvere s kľučkou, aby zub v noci nemusel klopať.
/+3

== bed
+3
Večer kefka medzeru preskočí. Dá sa cez ňu striekať voda, tenko a presne, až na zrkadlo.

@adult „Ukáž,“ povie [adult] a skúsi to tiež, ale so všetkými zubami to nejde.
/+3

-3
Večer leží [hero] [bed] a naokolo je ticho.
/-3

+3
Potom už leží [hero] [bed] a naokolo je ticho.
/+3

${out(`[feels| sad: | afraid: [has:vila| @hero „Víla nech nejde dnu,“ povie [hero]. @adult „Tak škatuľka počká za dverami,“ povie [adult]. |] |]`)}

${laughed(...twice('@hero „A keď ša budú šmiať aj žajtra?“ pýta sa [hero].'))}

${laughed(...twice('@adult „Tak sa smej tiež, lebo kto sa smeje s niekým, nesmeje sa jemu,“ povie [adult].'))}

+2
[Adult] nechá svietiť svetielko, keby šla okolo víla alebo myška. [with| ${own(`[Friend] leží na vankúši.`, `[Friend] už spí.`, `[Friend] leží vedľa a pomaly dýcha.`)} | Jazyk ešte raz nakukne do medzery. Je tam ticho a mäkko.]
/+2

+3
@adult „Ráno ti kývam ešte aj vtedy, keď si za rohom,“ prizná sa [adult].

@hero „Ale veď ťa odtiaľ nevidím.“

@adult „Nevadí,“ povie [adult]. „Tá ruka to nevie.“
/+3

+4
[more| V teple už ležia aj [others].] [world| ship: Loď sa ticho hojdá. | castle: Hrad je tichý. | space: Stanica ticho letí. | valley: Dinosaury už spia. | forest: Les ticho šumí. | base: Mesto je tiché. | Dvor je tichý.] Niekde oproti ešte niekto pomaly kýve na dobrú noc.
/+4

Vo dverách [adult] zdvihne ruku a zakýva.

@hero „To je na rožlúčku, alebo na privítanie?“ šepne [hero].

@adult „Na obidvoje,“ šepne [adult]. „Teraz idem do kuchyne a ráno prídem.“

[Hero] teda kýve tiež, [adult.dat], zubu aj tomu novému, ktorý tam ešte nie je.

&last @hero „Ahoj,“ šepne.

!asleep [Hero] spí a prsty na perine ^kyv ešte trochu kývajú.
`,
}
