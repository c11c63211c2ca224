import type { LanguagePack } from '../../craft/pack.ts'

/** A thing of the wish that we know, where no topic fits: [guest] is our own word in the nominative, and nothing may agree with it. */
export const guest: LanguagePack['guest'] = {
  early: [
    '[Hero] [kreslil/kreslí] celé popoludnie a každý hneď [=videl], čo to bude: [guest]. {Obrázok [=visel] <pri dverách~pri okne~nad stolom>.|Obrázok [=dostal] najlepšie miesto v dome, hneď vedľa <hodín~okna~kalendára>, a [=vyzeral], akoby mal vlastné plány.}',
    'Oblak nad hlavou [=vyzeral] celý večer ako [guest]. {[Hero] mu [zamával].|[Hero] mu [zamával] a oblak [=zostal] o chvíľu dlhšie, než oblaky zvyknú, <asi počúval~asi rozmýšľal~asi na niekoho čakal>.}',
    'Na parapete [=bola] malá <drevená~papierová~pletená> hračka. {Čo to je? [Guest]!|Presnejšie povedané, [guest]. Ráno tam ešte [=nebola], ale najlepšie návštevy sa neohlasujú a zaberú málo miesta.}',
    '„Dnes mi všetko pripadá ako [guest],“ [povedal] [hero]. „Aj <rožok~mláka~vankúš>.“ {A veru áno!|A keď sa človek pozrel s hlavou nabok, niečo na tom [=bolo].}',
  ],
  scene: [
    'Na zemi [=svietila] kresba kriedou, väčšia ako dvere. {„To je predsa [guest],“ [povedal] [hero] a [obišiel/obchádza] ju po špičkách.|„To je predsa [guest],“ [povedal] [hero]. [Helper] ju [helper:obišiel/obchádza] zľava, [hero] sprava, aby sa nerozmazala, a na konci si [=všimli], že má aj <mašľu~klobúk~úsmev>.}',
    'Na stene [=bol] veľký tieň, ktorý tam [helper:hodil/hádže] [helper], a [=vyzeral] presne ako [guest]. {Aj sa im [=uklonil/ukláňa].|„Ostaň tak,“ [poprosil] [hero], „a teraz trochu nabok.“ Tieň sa [=uklonil/ukláňa] a ešte dlho za nimi <mával~pozeral~kýval>.}',
    'Pekár [=chcel] upiecť <mesiac~hviezdu~obyčajný rožok>, ale cesto si [=povedalo] svoje. {„Pozrite,“ [=smial] sa, „veď to je [guest]!“ A [=voňalo] to celou ulicou.|„Pozrite,“ [=povedal] a [=ukázal] im plech, „veď to je [guest].“ Na zjedenie to [=bolo] priveľmi pekné, a tak si každý iba raz dlho [=privoňal/privonia].}',
    '„Na čo teraz myslíš?“ [helper:spýtal sa/pýta sa] [helper]. „[Guest],“ [povedal] [hero]. {„Aj mne sa to páči,“ [helper:povedal] [helper].|„Tak necháme trochu miesta,“ [helper:povedal] [helper], a [=išli] ďalej tak, aby medzi nimi [=ostalo] kúsok voľna, <pre istotu~zo slušnosti~čo ak>.}',
    'Vo výklade sa [=točila/točí] hracia skrinka a navrchu, dookola a dookola, [guest]. {[=Mala] jednu tichú pesničku a tá [=šla] s nimi.|[=Mala] iba jednu pesničku, no začať znova jej nikdy [=neprekážalo/neprekáža]. Výklad bol dávno za nimi a oni si ju stále hmkali, <vysoko~nízko~dvojhlasne>.}',
  ],
  echo: [
    'Posledný mäkký tieň na strope [=vyzeral] ako [guest], <ticho~pokojne~v teple> a so zavretými očami.',
    'Niekde ďaleko určite tiež oddychuje [guest], <ticho~v teple~s úsmevom>.',
    'V prvom sne tejto noci možno čaká [guest], <ticho~trpezlivo~v mäkkom svetle>.',
    '„[Guest],“ to [=bolo] posledné slovo dňa, <mäkké~tiché~ospalé>, a hneď po ňom už len dych.',
  ],
}

/**
 * Where nothing of the wish could be read. It may have been a joy or a worry, a thing, an order or a "no more …": these frames only keep
 * somebody company, and never say what it was.
 */
export const unspoken: LanguagePack['unspoken'] = {
  early: [
    '[Hero] [nosil/nosí] dnes celý deň so sebou niečo, čo nemá meno. {[=Nebolo] to ťažké, len to [=šlo] vedľa.|[=Nebolo] to ťažké ani ostré, len to [=šlo] vedľa ako tieň a [=chcelo], aby sa s ním rátalo.}',
    'Sú dni, ku ktorým si treba na chvíľu prisadnúť. {Tento [=bol] jeden z nich.|Tento [=bol] jeden z nich a [hero] sa [posunul/posúva] na lavici, aby sa mal kam posadiť.}',
    'V ten večer [=bola] doma jedna myšlienka, ktorú nikto [=nehovoril/nehovorí] nahlas. {[=Mohla] pokojne zostať.|[=Sedela] s nimi pri stole a [=dostala] chlieb s maslom ako ostatní, veď nie všetko treba povedať, aby to tu bolo.}',
    'Vo vrecku [=hrial] <kamienok~gaštan~gombík>, hladký od dlane. {O dnešnom dni [=vedel] všetko.|O dnešnom dni [=vedel] všetko a na nič sa [=nepýtal/nepýta], preto je dobré mať také niečo pri sebe.}',
    'Najprv sa [hero] pomaly [nadýchol/nadychuje] a potom ešte raz. {Tak sa robí miesto.|Tak sa vnútri robí miesto pre všetko, čo prišlo spolu s človekom.}',
    'Lampa sa dnes [=rozsvietila] skôr než inokedy, celkom malá. {To znamená, že niekto je tu.|To znamená, že niekto je tu, že si k nemu možno sadnúť a že netreba vysvetľovať prečo.}',
    'Malá ruka si večer [=našla] veľkú. {[=Držali] sa a [=bolo] im dobre.|Nič [=nechcela], iba tam [=bola], a ani jedna z nich [=nepustila/nepúšťa] prvá.}',
    'Niektoré veci sú na slová priveľké a niektoré primalé. {[Hero] [mal] jednu takú vo vrecku.|[Hero] [mal] jednu takú a [nosil/nosí] ju tam, kde sa také veci nosia, hneď pod <druhým gombíkom~šálom~ľavým rukávom>.}',
  ],
  scene: [
    '„Nemusíš nič hovoriť,“ [helper:povedal] [helper]. {„Ja len pôjdem vedľa.“ A to [=bolo] dobre.|„Ja len pôjdem z tejto strany, ak smiem.“ A tak [=išli] kúsok cesty a [=bolo] to dobré ticho, také, do ktorého sa zmestia dvaja.}',
    'Pri ceste sa [=dalo] sadnúť, akurát pre dvoch. {[=Sadli] si a okolo [=prešiel] <slimák~chrobáčik~vetrík>.|[=Sadli] si, nič [=nehovorili/nehovoria] a okolo [=prešiel] <slimák~chrobáčik~vetrík>, od jedného konca po druhý. Keď [=vstali], [=bolo] im o kúsok ľahšie.}',
    '„Je to pekná vec, alebo ťažká?“ [helper:spýtal sa/pýta sa] [helper]. „Je to len vec,“ [povedal] [hero]. {„Tak ju ponesieme spolu.“|„Tak je to jedna z tých, čo potrebujú dvoch,“ [helper:povedal] [helper] a [helper:chytil] ju z druhej strany. Nie je ju vidieť, ale [=niesla/nesie] sa dobre.}',
    'Studnička pri ceste si vie nechať všetko pre seba. {[Hero] sa [naklonil] a [šepol]. „Hmm,“ [=povedala] láskavo.|[Hero] sa [naklonil] a [šepol] tak potichu, že to [=nebolo] počuť ani vedľa. „Hmm,“ [=povedala] studnička z hĺbky, veľmi láskavo, a to celkom [=stačilo/stačí].}',
    'Starká pri ceste [=zašívala/zašíva] <sieť~šarkana~deku> a [=odložila] košík nabok. {„Sadnite si,“ [=povedala], „niektoré veci chcú iba teplo.“|„Sadnite si ku mne,“ [=povedala]. „O niektorých veciach netreba hovoriť, stačí ich chvíľu držať v teple.“ A kúsok im [=položila] na kolená.}',
    'Potom si [helper] [helper:začal] hmkať, len tak. {[Hero] sa [pridal] a [=bolo] im dobre.|[Hero] sa [pridal] o čosi nižšie. [=Bola] to pieseň bez slov a tie niekedy vedia viac než slová.}',
    'Kúsok od cesty [=bol] kútik s <vankúšom~dekou~malou lampou>, pre každého. {[=Vošli] dnu, [=sadli] si blízko a potom [=išli] ďalej.|[=Vošli] dnu a [=bol] presne taký široký ako dvaja, čo sa majú radi. Nikto sa ich na nič [=nepýtal/nepýta]. O chvíľu [=mohli] ísť ďalej.}',
    '„Poviem ti tajomstvo,“ [helper:šepol] [helper]. „Ani ja neviem všetko.“ {To [=bolo] dobré tajomstvo.|[=Bolo] to dobré tajomstvo. Keď niečo nevedia dvaja, je to hneď o polovicu menšie.}',
  ],
  echo: [
    'Čo deň priniesol, to [=ležalo/leží] potichu pri nohách postele a smie už tiež oddychovať.',
    'Dnes už netreba nič viac povedať. Tma tomu rozumie <aj tak~už dávno~celkom dobre>.',
    'Niekto [=bol] nablízku. [=Bolo] to počuť: <dych~tichý krok~obrátená strana>, a potom už len ticho.',
    'Myšlienka bez mena si [=ľahla] tiež a [=bola] <malá~teplá~tichá>.',
    'Čo je cez deň veľké, je pri lampe menšie a na okrajoch <mäkké~teplé~tiché>.',
    'Keby bolo treba, ruka je tu. [=Bola] <teplá~tichá~blízka> a [=zostala].',
    'Všetko ostatné počká do rána. Ráno býva všetko o čosi <ľahšie~menšie~svetlejšie>.',
    'Noc si to celé [=vzala] do náručia, <pomaly~mäkko~bez slova>, a [=kolísala/kolíše].',
  ],
}

/** What a story is called whose theme we could not read; each stands on a door, a train and a poster. */
export const labels: LanguagePack['labels'] = ['Prekvapenie', 'Niečo milé', 'Malý zázrak', 'Veľký večer']
