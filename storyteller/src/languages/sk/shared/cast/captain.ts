import type { CastFrames } from '../../../../craft/pack.ts'

/** Salutes, reports and measures; silver boots, a star compass, a ship's log, a pedal rocket with a bicycle bell. */
export const captain: CastFrames = {
  lead: [
    '<Medzi dvoma hviezdami~Za treťou planétou vľavo~Na najtichšej dráhe vesmíru~Tam, kde sa obracajú kométy> má domov [hero]. {|Na dverách visí zvonček a pod ním lístok: som na obežnej dráhe, hneď som späť.}',
    'Každý večer, keď <mačky mrnčia~vychladne čaj~zhasnú výklady~zívne mesiac>, zašnuruje si čižmy [hero]. {|Ľavú na let a pravú na pristátie.}',
    'Vieš, kto je [hero]? {Má strieborné čižmy a mapu hviezd.|Má strieborné čižmy, mapu všetkých hviezd a pod prilbou trochu <kečupu~lekváru~krupice> od obeda.}',
    'Kde sa končí obloha, tam parkuje svoju raketu [hero]. {|Je to raketa na pedále a do kopca z nej treba vystúpiť.}',
    'V lodnom denníku má dnes [hero] napísané iba: <„Pekne.“~„Čaj, hviezdy, čaj.“~„Bez nehôd, s makovníkom.“>{| Zvyšok strany necháva voľný, lebo deň sa ešte neskončil.}',
  ],
  arrive: [
    'Na oblohe sa [=blyslo/blýska] a [=pristála/pristáva] raketa, malá ako <práčka~kurník~skriňa>. „Máte tu voľné parkovanie?“ [friend:spýtal sa] [friend]{.| a pre istotu [friend:zatiahol] ručnú brzdu.}',
    'Vtom [friend:priletel] [friend] {na rakete so zvončekom.|na rakete, ktorá má zvonček ako bicykel a za sedadlom košík na <rožky~šarkana~mapy>.} „Hlásim príchod,“ [friend:povedal] a [friend:zasalutoval].',
    'Niekto tu [=zaparkoval] raketu {a [=vystúpil] z nej [friend].|úplne rovno, presne na dve stopy od kraja. Z okienka [=vystúpil/vystupuje] najprv rebrík a po ňom [friend].} „Som k službám,“ [friend:zahlásil].',
    '„Crrn, crrn!“ To [friend:zvonil] [friend], {lebo [friend:chcel] ísť s nimi.|aj keď na ceste nikoho [=nebolo]. „Pravidlo je pravidlo,“ [friend:vysvetlil], „a zvonček je zvonček.“} Hneď [=boli] o jedného viac.',
    'Spoza kopca [=trčala] strieborná čižma, potom druhá a nad nimi [friend]. {„Nesiem mapu a dobrú náladu.“|„Nesiem mapu, náhradnú mapu a mapu k tým mapám,“ [friend:ohlásil].}',
    '„Denník, strana stoosem,“ [=bolo] počuť. {To [friend:prišiel] [friend] a [friend:písal].|„Stretávam milú posádku a pripájam sa.“ Tak [friend:prišiel] [friend], s ceruzkou za uchom.} [Hero] mu [podal/podáva] ruku.',
    '[Friend] [friend:zosadol/zosadá] z rakety{ a [friend:utrel] si prilbu.|, [friend:utrel] si prilbu rukávom a [friend:rozhliadol] sa, či je tu dosť kyslíka. [=Bolo] ho akurát.} „Môžem ísť s vami?“ „Jasné,“ [povedal] [hero].',
    'Na kraji cesty [=stál] [friend] a [friend:meral] ju krokmi. {„Presne toľko, koľko treba,“ [friend:povedal].|„Stojedenásť strieborných čižiem a jeden malíček,“ [friend:hlásil], „odporúčam ísť spolu.“}',
    '„Posádka, nástup,“ [=ozvalo/ozýva] sa a [=stál] tam [friend]. {Posádku [=tvorili/tvoria] oni a jeden mravec.|Posádka [=bola] malá, ale v rade [=stála] vzorne, <aj mravec na konci~aj púpava vedľa~aj tieň napravo>.}',
  ],
  deed: [
    '[Friend] [friend:vytiahol] hviezdny kompas. {„Tadiaľto,“ [friend:ukázal] a [=išli].|Strelka sa [=točila/točí], najprv [=ukázala] na rožok vo vrecku a až na druhý raz na správnu stranu.}',
    '[Friend] [friend:išiel] ako prvý{. „Je tu čisto, poďte,“ [friend:zavolal].|, lebo kapitáni chodia prví aj na miesta, kde ešte nikdy neboli. „Je tu čisto,“ [friend:zavolal], „a vonia to po <mäte~buchtách~daždi>.“}',
    '„Vo vesmíre máme na to pravidlo,“ [friend:povedal] [friend]. „Pomaly a s úsmevom.“ {A tak sa všetci pomaly [=usmiali].|A hneď aj [friend:predviedol] taký pomalý úsmev, že mu [=trval] pol minúty.}',
    '[Friend] [friend:rozložil] na zemi mapu hviezd. {Jedna čiara [=viedla] presne tam, kam [=išli].|Mapa [=bola] väčšia než miesto, a tak sa po nej [=muselo/musí] chodiť v ponožkách. Červená čiarka [=viedla] rovno dopredu.}',
    '„Päť, štyri, tri, dva, jeden,“ [friend:odpočítaval] [friend]. {Na nulu všetci naraz [=vykročili/vykračujú].|Na nulu sa nič [=neodpálilo/neodpaľuje], zato všetci [=vykročili/vykračujú] tou istou nohou, a to sa ráta.}',
    '[Friend] [friend:zasvietil] na cestu svojou prilbou. {[=Bolo] vidieť každý malý kamienok.|„Hviezdna baterka,“ [friend:vysvetlil], „nabíja sa, keď sa na ňu niekto usmeje.“ [Hero] sa [usmial] a [=svietilo] to o tri kroky ďalej.}',
    '[=Bolo] treba niečo pevne pridržať. {[Friend] to [friend:držal] oboma rukami.|[Friend] to [friend:držal] oboma rukami a jednou čižmou, presne podľa návodu, a [friend:zapísal] do denníka, že to zvláda.} [Hero] mu [poďakoval].',
    '[Friend] [friend:požičal] svoju striebornú čižmu{ ako vedro.|: raz ako vedro, raz ako stupienok a napokon ako schránku na kamienok, ktorý sa [=nechcel] niesť v ruke.} „V lodi sa nič nevyhodí,“ [friend:povedal] spokojne.',
    '„Porucha je len úloha v montérkach,“ [friend:povedal] [friend]. {Potom niečo [friend:utiahol/uťahuje] a už to [=išlo].|Potom [friend:vybral] kľúč číslo <sedem~tri~dvanásť>, raz ním [friend:otočil] a [friend:zapísal]: vybavené za pomoci vetra.}',
  ],
  rest: [
    '[Friend] [friend:odložil] prilbu a [friend:zapol/zapína] pomalý let. Raketa tíško [=priadla] ako mačka.',
    'Aj [friend] už [friend:ležal/leží] vo svojej posteli medzi hviezdami{.|, pod dekou, na ktorej je vyšitá Veľká medvedica.} [=Bolo] tam ticho a teplo.',
    '[Friend] [friend:dopísal] do denníka poslednú vetu: {všetci doma a v teple.|všetci doma, všetci v teple, dobrú noc. Bodka [=bola] okrúhla ako mesiac.}',
    'Strieborné čižmy [=stáli] pri posteli, špičkami k dverám. [Friend] pokojne [friend:dýchal] a {čižmy s ním.|okolo okienka [=plávali] tiché hviezdy.}',
    '[Friend] [friend:zasalutoval] mesiacu, pomaly a potichu. {Mesiac mu jemne [=svietil] na perinu.|Mesiac [=svietil] ďalej, len o trochu mäkšie, a služba sa [=skončila].}',
    'V malej rakete [=svietila] už len jedna lampička. [Friend] si [friend:zívol] do dlane{ a [friend:zavrel] oči.|, [friend:skontroloval/kontroluje] hviezdy, či sú všetky, a [friend:zavrel] oči.}',
    '„Hlásim pokoj na celej oblohe,“ [friend:zašepkal] [friend]{.| do vankúša, čo je na palube jediný mikrofón, ktorý v noci počúva.} Potom už tíško [friend:spal].',
    'Kompas na nočnom stolíku [=ukazoval] na sever, na vankúš a napokon iba na sen. [Friend] [friend:spal] {mäkko a pokojne.|a hviezdy [=išli] pomaly a po špičkách.}',
  ],
}
