import type { Telling } from '../../../../craft/telling.ts'
import { BACK, capital, KEEPS, name, OPEN, THEN_CAPITAL, THERE, tillKey } from './polovica-noci-kto.ts'

/*
 * Good night is said by two: "good" by whoever is far tonight, "night" by the child. Tonight the child has only its own half, and half of it can't be
 * slept. It ties it up in a sock till they meet – and finds that whoever is far has the other half, and nobody to answer.
 */
const [NOM, DAT, WHOSE] = [name(0), name(2), name(4, capital)]
const WHO = name(0, capital)

/** Whoever is at the child's side says it, and perhaps something more. */
const side = (quote: string, verb: string, more = '') => {
  const told = (id: string, who: string) => `@${id} „${quote},“ ${verb} ${who}.${more === '' ? '' : ` „${more}“`}`
  return `[side| teacher: ${told('teacher', 'pani učiteľka')} | leader: ${told('leader', 'vedúca')} | gran: ${told('gran', 'babka')} | dad: ${told('dad', 'ocko')} | ${told('mum', 'mama')}]`
}
const asks = (quote: string) => side(quote, 'pýta sa').replaceAll(',“', '“')

/** What is missed, where the wish says it. */
const MISSED = `[has| far-toy-goes: Tak to majú rozdelené. | far-calls: Aj si volali. Ale telefón už je tichý. | far-reads: Aj knižka leží zatvorená. | far-sings: Aj pesničku vie iba ${NOM}. | far-window: Pri okne [hero] čaká a čaká. Nikto nejde. | far-calendar: V kalendári je nový krížik. | far-shares-room: Posteľ oproti je prázdna. | far-cries: Vankúš je už trochu mokrý. | Tak to majú rozdelené.]`
const MISSED_TOO = `[has| far-calls: Aj si volali, ale telefón je už tmavý a tichý. | far-reads: Aj knižka leží zatvorená, lebo tie hlasy v nej vie iba ${NOM}. | far-sings: Aj pesničku k tomu vie celú iba ${NOM}. | far-calendar: V kalendári je nový krížik, ale ani ten nič nepovie. | far-shares-room: Posteľ oproti je prázdna. | far-cries: Vankúš je už z jednej strany mokrý. |]`
const OTHER = `[side| teacher, leader: Je to pekné, ale je to pre celú izbu naraz. | Je to pekné, ale iné. [far| dad, grandad: ${WHOSE} dobrú škriabe na líci. | brother, sister: ${WHOSE} dobrú sa vždy smeje. | ${WHOSE} dobrú vonia krémom.]]`
const ASLEEP =
  '[world| ship: Posteľ ticho odpláva a [hero] spí. | castle: Hrad stíchne a [hero] v ňom spí. | space: Raketa ticho letí a [hero] v nej spí. | heroes: Základňa stíchne a [hero] v nej spí. | dinos: V jaskyni je teplo a [hero] spí. | forest: V brlohu je teplo a [hero] spí. | Pod perinou je teplo a [hero] spí.]'
const BED =
  '[world| ship: Posteľ je dnes loď, ale nechce odplávať. | castle: Posteľ je dnes hrad, ale nechce stíchnuť. | space: Posteľ je dnes raketa, ale nechce odletieť. | heroes: Posteľ je tajná základňa, a predsa sa v nej nespí. | dinos: Posteľ je dnes jaskyňa, ale bez spánku. | forest: Posteľ je dnes brloh, ale bez spánku. | Posteľ je ustlaná, ale spánok v nej nie je.]'
const HUNT =
  '[world| ship: do fľaše. Fľaša nemá zátku | castle: do koruny. Koruna nemá dno | space: do prilby. Prilba má okienko | heroes: pod masku. Maska má diery na oči | dinos: do vajca z plastelíny. Vajce praskne | forest: do dutého dreva. Drevo má dieru | do hrnčeka. Hrnček nemá vrchnák]'

const young = `
== evening
[has| far-goes-tomorrow: Je prvý večer. |] ${OPEN} ${BACK} [has:far-toy-goes| [is:who| V kufri cestuje aj [who]. |] |]

Dobrú noc hovoria vždy dvaja. Dobrú povie ${NOM} a noc povie [hero]. ${MISSED}

+4
Ide to rýchlo, dobrú a hneď noc, ako keď sa zapne zips. Občas to skúsia naopak, noc a až potom dobrú. Znie to tak smiešne, že sa potom ešte dlho nikomu nechce spať, a treba to povedať znova a po poriadku.
/+4

Dnes je z dobrej noci v posteli iba polovica.

&first @hero „Noc mám,“ povie [hero]. „Dobrú nemám.“

${side('Dobrú', 'skúsi')} ${OTHER}

Noc sa ale bez dobrú povedať nedá. Sedí v ústach ako veľký cukrík. ${BED}

+3
[Hero] ju skúsi prehltnúť. To nejde, lebo noc je na prehltnutie priveľká a do brucha sa jej nechce. Skúsi ju teda vypľuť. Ani to nejde, lebo noc nie je fazuľa.

@hero „A čo keď s ňou zaspím?“ pýta sa [hero].

[mate| yes: @friend „Potom ju prehltneš,“ povie [friend]. „Alebo vypadne na koberec.“ | ${side('Potom ti vypadne na vankúš', 'povie')}]
/+3

@hero „Musím ju niekam dať,“ povie [hero]. „A musí tam vydržať ${KEEPS}.“

+2
Skúsi ju dať ${HUNT} a noc je hneď vonku. Skúsi ju dať do dlane a dlaň zavrieť. To je dobré, ale iba dovtedy, kým nezasvrbí nos.
/+2

+4
[with2| @friend2 „Ja ti ho poškrabem,“ ponúkne sa [friend2]. Ale potom svrbí ucho, potom druhé ucho, a to už je na troch priveľa práce. | Nos svrbí hneď. Potom svrbí ucho, potom druhé ucho, a to už je na jednu voľnú ruku priveľa práce.] [more| Aj [others] hľadajú, kam s ňou.] Skúsi ju teda dať pod vankúš. Tam síce ostane, ale šuští. Leží sa na nej ako na hrášku a v uchu stále povie noc, noc, noc.

@hero „Chce to niečo mäkké,“ povie [hero]. „A musí sa to dať zaviazať.“

Šál je pridlhý. Čiapka sa zaviazať dá, ale iba pod bradou, a brada je už unavená.
/+4

[mate| yes: A vtom [friend] nájde pod perinou ponožku, mäkkú a ešte teplú. | A vtom noha nájde pod perinou ponožku, mäkkú a ešte teplú.]

@hero „Noc,“ povie [hero] do ponožky a rýchlo urobí uzol.

V ústach je prázdno. To je lepšie. A ponožka má zrazu okrúhle brucho.

+3
${asks('Čo to tam máš?')}

@hero „Noc,“ povie [hero]. „Neotvárať!“

${side('Ani náhodou', 'povie', 'Vyzerá, že je jej tam dobre.')}

A naozaj. V tom bruchu je celkom ticho. Iba navrchu trčí uzol ako uško, za ktoré sa dá držať.
/+3

== other
Potom si [hero] v posteli znova sadne.

@hero „A kde je dobrú?“

${side(`Tú má ${NOM}`, 'povie')}

+2
@hero „Celú?“ čuduje sa [hero].

${side('Celú', 'povie', 'Ale nemá k nej noc.')}

@hero „No veď tú mám ja!“
/+2

-2
@hero „Bez noci?“

${side('Noc máš predsa ty', 'povie')}
/-2

[Hero] zavrie oči a vidí to. ${THERE} [has:far-toy-goes| [is:who| Vedľa leží [who]. |] |] Dobrú sedí v ústach a nikto na ňu nepovie noc.

+4
To nie je dobré. Aj [hero] vie, aké to je, mať v ústach polovicu a nemať ju komu povedať. Na pravom boku sa s tým leží zle a na ľavom sa s tým leží ešte horšie. [world| ship: V takej noci sa nepláva. | castle: V takej noci nespí ani kráľ. | space: V takej noci nevidno hviezdy. | heroes: V takej noci nespí ani hrdina. | dinos: V takej noci nespí ani jašter. | forest: V takej noci nespí ani medveď. | V takej noci nespí ani budík.]
/+4

@hero „Veď ${NOM} má ponožky!“ spomenie si [hero]. „Aj väčšie.“

${side('To teda má', 'povie')}

+3
@hero „Aj uzly vie,“ povie [hero]. „Na topánkach robí vždy dva.“

Tie uzly sú veľké a pevné. Nikdy nepovolia, ani keď sa beží na autobus a všetko ostatné na človeku skáče.
/+3

+4
[Hero] znova zavrie oči. Teraz je to iné. Tam, kde je ${NOM}, leží vedľa hlavy veľká ponožka. Na palci je zaplátaná, a to je dobre, lebo dierou by dobrú ušla. Takto je vnútri, v teple, a čaká.

@hero „Dúfam, že je čistá,“ povie [hero].

${side('V to dúfam aj ja', 'povie')}

@hero „Moja čistá nie je,“ prizná sa [hero]. „Ale noci to nevadí. Noc nič nevidí, lebo je v nej tma.“
/+4

@hero „Tak môže urobiť uzol,“ povie [hero] a ľahne si.

== bed
Ponožka leží v teple na vankúši a uzol drží. ${THEN_CAPITAL} rozviažu obidve ponožky naraz.

+2
[till| morning: Potom pôjde ${NOM} spať a [hero] vstávať. | Jedna noha je bosá. Schová sa pod perinu, tesne k tej druhej.]
/+2

+3
[mate| yes: Z jednej strany ju stráži [friend] a z druhej [hero]. | Dlaň leží na uzle a stráži ho.] Je ticho. Perina je teplá a mäkká a v ústach už nič netlačí.
/+3

+4
Za oknom ide pomaly mesiac. Vidí jednu ponožku tu a druhú tam, obidve s uzlom, a medzi nimi kopce, cesty a spiace domy. Nič nepovie, lebo to nie je jeho reč.
/+4

&last @hero „Noc mám ja,“ šepne [hero]. „Dobrú má ${NOM}.“

+2
${side('A spolu ju máte celú', 'šepne')}
/+2

!asleep ${ASLEEP}
`

const OUT_ROOM = (away: string, home: string) => `[out| nursery, school, camp: ${away} | ${home}]`

const older = `
== parting
[has| far-goes-tomorrow: Je prvý večer. |] ${OPEN} ${BACK} [has:far-toy-goes| [is:who| V kufri cestuje aj [who]. |] |]

Dobrú noc hovoria vždy dvaja. Dobrú povie ${NOM} a noc povie [hero]. Keď sa lúčia, povie ${NOM} dobrú do zásoby, hoci je ešte svetlo, a potom čaká, čo na to [hero].

+2
Čakať na jedno slovo vyzerá zvonku celkom obyčajne. ${WHO} si pri tom zapne gombík, hoci už je zapnutý, a pozrie hore, či nebude pršať.
/+2

${OUT_ROOM('Okolo sú ostatní a počúvajú. Také slovo sa pred toľkými ušami nehovorí.', '[Hero] sa hnevá. Kto je ďaleko, nech má iba polovicu.')} A tak si [hero] prezerá vlastné topánky a nepovie nič. ${WHO} ešte chvíľu čaká, potom zamáva a je po lúčení.

+4
Topánky sú celkom zaujímavé. Jedna šnúrka je dlhšia ako druhá a na špičke je škrabanec v tvare rohlíka. Keď si ich [hero] prezrie až do konca, nie je už komu niečo povedať, a tak sa to slovo vráti naspäť dolu ako výťah, do ktorého nikto nenastúpil.
/+4

Večer v posteli [hero] zistí, že to slovo tam stále je, celé a nepoužité, a že sa s ním nedá zavrieť ústa.

&first @hero „Noc mám,“ povie [hero]. „Dobrú nemám.“

${side('Dobrú', 'skúsi')} ${OTHER} ${MISSED_TOO}

+2
${side('Odpovedať na ňu nemusíš', 'dodá', 'Ja viem, že tá tvoja patrí niekomu inému.')}

@hero „Tá moja nepatrí nikomu,“ povie [hero] tak rýchlo, že tomu neverí ani vankúš.

Lampa zhasne a v tme je zrazu celkom jasne počuť, čo všetko vo dne nepočuť. Niekde tečie voda v stene, niekde tikajú hodiny a niekde, ďaleko odtiaľto, čaká niekto na jedno krátke slovo. To posledné síce nepočuť naozaj, ale [hero] to počuje aj tak, a najviac vtedy, keď si zapchá uši.
/+2

@hero „Nepoviem ju nikomu,“ rozhodne sa [hero] napokon a pritiahne si perinu až po nos. „A musí to vydržať ${KEEPS}.“

+3
Prvú chvíľu je to veľmi dobrý pocit. Kto mlčí, je ako hrad so zdvihnutým mostom, nikto sa k nemu nedostane. Po chvíli sa však ukáže, čo na hradoch nikdy nekreslia. Ani ten vnútri nemôže von, kým je most hore, a na večeru tam má iba vlastné ticho.
/+3

Lenže nepovedané slovo je ťažká vec. Na boku tlačí v líci, na chrbte padá do krku, nedá sa prehltnúť a nedá sa ani vypľuť ako kôstka z čerešne.

+2
[Hero] ho skúsi vydýchať do vankúša, vypočítať na ovečkách aj jednoducho prespať. Z ovečiek sa však stane stádo, ktoré sa nevie zmestiť do izby, a noc ostane presne tam, kde bola predtým, a tvári sa, že má na všetko dosť času.
/+2

+4
[with| @friend „Čo keby to bolo iné slovo?“ navrhne [friend]. | Dá sa skúsiť aj iné slovo.] Zemiak, povie [hero] do tmy, aby bolo v ústach miesto. Potom skriňa a potom traktor. Von vyjde zemiak, skriňa aj traktor, celkom ochotne a jeden za druhým. Noc ich pekne pustí okolo seba a zostane sedieť vzadu, ako niekto, kto ide až na konečnú. [with2| @friend2 „Asi je tam prirastená,“ povie [friend2]. |] [more| Skúšajú to aj [others], každý s iným slovom. |]
/+4

A čo nespí, to chladne, a tak sú o chvíľu nohy studené ako dve ryby. [Hero] vstane a potme hľadá ponožky. ${OUT_ROOM('Na dne batoha', '[out| gran: Na dne batoha | Na dne zásuvky]')} nahmatá jednu, ktorá je priveľká, má na konci uzol a vo vnútri šuchoce.

== sock
Uzol povolí až na tretí raz. V ponožke sú papieriky, celá hrsť, a na každom je to isté slovo DOBRÚ, napísané písmom, aké má iba ${NOM}.

+2
[Hero] ich rozloží na perinu, jeden vedľa druhého, až z nich je cesta od vankúša po kolená. Na jednom sú písmená veľké a na druhom malé, na jednom majú dáždnik a na jednom nohy. Niekde je vidno, že v pere už nie je farba, a predsa je tam to slovo celé, iba vytlačené do papiera tak, že sa dá čítať prstom.

Robiť niečo také trvá určite veľmi dlho. Treba pri tom sedieť niekde potajme, možno na kraji vane alebo nad nezbaleným kufrom, a ešte si vybrať ponožku, ktorá potom bude tej druhej chýbať.
/+2

Na poslednom je aj niečo zozadu. ${OUT_ROOM('AJ KEĎ SA HANBÍŠ.', 'AJ KEĎ SA HNEVÁŠ.')}

[Hero] si s tým papierikom sadne na zem. Takže ${NOM} dáva dobrú na každý večer, a nemá za to ani jednu noc.

[Hero] zavrie oči a vidí to. ${THERE} Dobrú je rozdaná, a tak sa už iba čaká, kto na ňu odpovie.

+3
[Hero] chvíľu počíta. Papierikov je dosť a nocí tiež, každý večer po jednej. Keby sa nepovedala ani jedna, bola by z nich na konci kopa, ktorú nikto neunesie ani v obidvoch rukách. A komu by sa potom dali? Nikto predsa nechce počuť noc z minulého utorka, ktorá je už celkom studená a trochu okoralá na krajoch.

Stráženie slova sa zrazu nezdá taký dobrý nápad. [friend-is| toy, pet: | [with| @friend „Tak ju povedz,“ radí [friend]. |]] Most sa musí spustiť, a to z tej strany, kde je kľuka.
/+3

+2
@hero „Dá sa to teraz poslať?“ pýta sa [hero] potme.

${side('Teraz sa už všade spí alebo pracuje', 'ozve sa', 'Pošleme to ráno.')}

Ráno sa však hovorí dobré ráno a noc je v ňom na nič. Tá platí iba dnes a iba do polnoci, ako lístok do kina, a kto ju zmešká, tomu ostane v ústach iba papier.
/+2

@hero „Musím ju povedať,“ zistí [hero]. „A nahlas, lebo potichu sa nepočíta.“

Lenže ${OUT_ROOM('v izbe sú ešte ostatní a ani jeden z nich nespí', 'okno je otvorené a na balkóne vedľa polieva sused paradajky')}. Bude to počuť každý.

+4
Dá sa počkať, kým bude všade ticho. [Hero] čaká. ${OUT_ROOM('Niekto sa obracia, niekto hľadá vreckovku a niekto sa smeje do vankúša, a keď už je konečne pokoj, začne to odznova v druhom rohu.', 'Sused má paradajok osem, každú poleje zvlášť a s každou sa pritom trochu porozpráva. Keď príde na koniec, vráti sa na začiatok.')} Vyzerá to, že celkom ticho dnes nebude už vôbec nikde. A noc zatiaľ sedí v ústach, je stále väčšia a už sa celkom zle dýcha. Pri lúčení na ňu stačí jediný okamih, a teraz je na ňu treba toľko odvahy ako na skok do studenej vody. Ale kto stojí na okraji a iba sa díva, tomu je zima dvakrát, raz od vetra a raz od toho, čo ho ešte len čaká.
/+4

[Hero] sa ešte raz pozrie na papierik, potom ${OUT_ROOM('si sadne na posteli', 'sa oprie o parapet')} a zhlboka sa nadýchne.

@hero „Noc!“ povie [hero] do tmy, tak nahlas, až sa zľakne aj ticho.

+2
Ticho sa zľakne naozaj, lebo chvíľu nie je počuť vôbec nič. Uši sú horúce ako dve žiarovky a nohy celkom zabudnú, že im je zima. Keby sa dalo slovo chytiť za chvost a vtiahnuť naspäť, už by tu dávno bolo.
/+2

${OUT_ROOM('@child2 „Dobrú,“ ozve sa z postele pri dverách. A potom z ďalšej a z ďalšej, celou izbou dookola. Každý ju tu má od rána v ústach a nikto nevie, kam s ňou.', '@neighbour „Dobrú!“ zavolá sused spoza paradajok. „A komu to posielaš?“')}

${OUT_ROOM(`@hero „Ďakujem,“ povie [hero]. „Ja tú noc posielam ${DAT}.“`, `@hero „Predsa ${DAT},“ povie [hero]. „Až tam, kde je.“`)}

${OUT_ROOM('@child2 „My tiež, každý svojim,“ povie hlas pri dverách.', '@neighbour „Tak to treba poslať ďalej,“ povie sused a zavolá do ulice: „Noc!“')}

+3
${OUT_ROOM('Potom si ju povedia ešte raz a naraz, aby bolo počuť až domov. Znie to ako zbor, ktorý má v notách iba jedno slovo. Na chodbe sa otvoria dvere a zasa sa potichu zavrú.', 'Z balkóna o kus ďalej niekto odpovie, a potom ešte niekto, až niekde pri zastávke. Noc ide po ulici od okna k oknu ako pošta, ktorú každý podá ďalej a nikto sa nepýta prečo. Na rohu ju vezme pes a šteká ju až za trať.')}
/+3

== bed
V ústach je konečne miesto. [Hero] vloží papieriky naspäť, jeden po druhom, a iba ten dnešný si nechá a dá si ho pod vankúš.

+2
Potom [hero] vezme ceruzku a na kúsok papiera napíše NOC. Je to dlžoba z lúčenia. ${THEN_CAPITAL} pôjde rovno do ruky, aj s ponožkou.
/+2

+4
Tých nocí je napokon viac, na každý papierik jedna. [Hero] ich píše pekne po poradí, jednu v čiapke, jednu s fúzmi a jednu takú dlhú, že jej koniec treba dokresliť zozadu. Jednu napíše celkom maličkú, na večer, keď je človek unavený a veľké slová sú preňho priťažké. Na poslednú nakreslí zozadu topánky so škrabancom v tvare rohlíka, aby bolo jasné, kde sa noc pri lúčení celý čas schováva.

Písmená nie sú rovné, lebo sa píše potme a na kolene. Tak je to ale spravodlivé, ani tie druhé nie sú rovné. Obidve slová potom ležia vedľa seba a prvý raz za celý deň je z nich to, čo z nich má byť. Hovoria to každý večer bez rozmýšľania, a predsa až teraz [hero] vidí, aké je to dlhé, keď sa to číta po písmenku a pomaly.
/+4

Nohy sa do priveľkej ponožky vojdú obidve naraz a je im v nej mäkko, ticho a teplo.

+3
Vošla by sa tam aj tretia, keby bola. Perina je mäkká a mesiac ide pomaly ponad strechy, od jednej postele k druhej, a na každú svieti rovnako ticho.
/+3

&last @hero „Dobrú mám,“ šepne [hero]. „Noc už nemám.“

${side('Kde je', 'šepká').replaceAll(',“', '?“')}

@hero „Na ceste,“ zamrmle [hero].

!asleep ${ASLEEP}
`

const figure = (
  nom: string,
  gen: string,
  dat: string,
  acc: string,
  loc: string,
  ins: string,
  gender: 'she' | 'he',
) => ({
  forms: { name: nom, nom, gen, dat, acc, loc, ins },
  gender,
})
const world = { figures: {}, words: {} }

export const polovicaNoci: Telling = {
  id: 'half-a-night',
  shape: 'misunderstanding',
  fits: {
    ...{ kind: 'life', subjects: ['parent-away'], when: ['today', 'tomorrow', 'always', 'past'] },
    unless: ['far-heavy', 'far-is-back', 'far-no-parting'],
  },
  ages: [3, 11],
  titles: ['Noc mám, dobrú nemám', 'Ponožka s uzlom'],
  figures: {
    mum: figure('mama', 'mamy', 'mame', 'mamu', 'mame', 'mamou', 'she'),
    dad: figure('ocko', 'ocka', 'ockovi', 'ocka', 'ockovi', 'ockom', 'he'),
    gran: figure('babka', 'babky', 'babke', 'babku', 'babke', 'babkou', 'she'),
    teacher: figure(
      'pani učiteľka',
      'pani učiteľky',
      'pani učiteľke',
      'pani učiteľku',
      'pani učiteľke',
      'pani učiteľkou',
      'she',
    ),
    neighbour: figure('sused', 'suseda', 'susedovi', 'suseda', 'susedovi', 'susedom', 'he'),
    child2: figure('hlas', 'hlasu', 'hlasu', 'hlas', 'hlase', 'hlasom', 'he'),
    leader: figure('vedúca', 'vedúcej', 'vedúcej', 'vedúcu', 'vedúcej', 'vedúcou', 'she'),
  },
  worlds: {
    ship: { themes: ['pirates', 'ocean', 'adventure'], ...world },
    castle: { themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'], ...world },
    space: { themes: ['space', 'science', 'discovery'], ...world },
    heroes: { themes: ['superheroes'], ...world },
    dinos: { themes: ['dinosaurs'], ...world },
    forest: { themes: ['forest', 'animals', 'nature'], ...world },
    home: { themes: [], ...world },
  },
  things: {
    who: {
      kinds: ['toy', 'animal', 'dinosaur', 'vehicle'],
      or: figure('zajko', 'zajka', 'zajkovi', 'zajka', 'zajkovi', 'zajkom', 'he'),
    },
  },
  keys: {
    out: '[has| far-out-nursery: nursery | far-out-school: school | far-out-camp: camp | far-out-gran: gran | no]',
    far: '[has| far-dad: dad | far-mum: mum | far-me-he: dad | far-me: mum | far-brother: brother | far-sister: sister | far-grandad: [has| far-out-gran: mum | grandad] | far-gran: [has| far-out-gran: mum | gran] | mum]',
    sort: '[far| dad, brother, grandad: he | she]',
    side: '[out| nursery, school: teacher | camp: leader | gran: gran | [far| mum: [has| far-at-gran: gran | dad] | mum]]',
    job: '[has| far-lorry: lorry | far-sea: sea | far-fire: fire | far-nurse: [has| far-night: nurse | fire] | far-night: night | far-carer: carer | far-mission: mission | far-trip: trip | far-flight: flight | far-by-week: by-week | far-turnus: turnus | far-weekly: weekly | far-boarding: boarding | far-studies: studies | [far| gran, grandad: lives | none]]',
    till: tillKey,
    mate: '[has| far-toy-goes: no | [with| yes | no]]',
  },
  fact: '[Hero] raz [zaviazal/zaviaže] noc do ponožky, aby vydržala.',
  next: 'Pod vankúšom leží ponožka a na nej je uzol.',
  young,
  older,
}
