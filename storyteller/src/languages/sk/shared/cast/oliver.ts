import type { CastFrames } from '../../../../craft/pack.ts'

/** Slow and learned, never quite sure of the book: big glasses, a library of leaves, "hú" before he speaks. */
export const oliver: CastFrames = {
  lead: [
    '<Keď sa les stmieva~Keď si slnko ide ľahnúť~Keď utíchnu ďatle~Keď vyjdú svetlonosy>, otvorí oči [hero]. {|Najprv jedno, potom druhé, na obe naraz je vraj ten svet priveľký.}',
    '[Hero] má <na konári~v dutine~nad čistinkou~medzi listami> knižnicu. {|Sú v nej samé listy, dubové aj bukové, a číta ich každú jeseň odznova.}',
    'Na najstaršom dube býva [hero]. {Má veľké okuliare a dobré srdce.|Má veľké okuliare, v nich veľké oči a v nich veľké pochopenie pre každého, kto nevie spať.}',
    'O lese vie všetko iba [hero]. {|A čo nevie, to si do rána domyslí.}',
    'Kto potrebuje radu, ten ide za dub, kde má <hojdacie kreslo~čajník~poličku s mapami> [hero]. {|Rada je zadarmo, ale čaká sa na ňu, kým sa neuvarí čaj.}',
  ],
  arrive: [
    'Kúsok nad nimi [friend:zosadol/zosadá] [friend]. „Hú,“ [friend:povedal]. {„Dobrý deň.“|„To je po našom dobrý večer, prosím.“}',
    '[Friend] [friend:priletel] tak potichu, že si to {nikto [=nevšimol/nevšíma].|[=všimol] iba jeden lístok.} „Prišiel som sa pridať,“ [friend:zahúkal/húka].',
    'Niekto si [=čistil] okuliare o vlastné brucho. {[=Bol] to [friend] a [friend:chcel] ísť s nimi.|„Hú, prepáčte, bez nich vidím iba múdro, nie jasne,“ [friend:povedal] [friend] a hneď sa [friend:pridal/pridáva].}',
    'Zhora [=spadla] kniha, samé dubové listy, a za ňou [friend]. {„Hú, to som hľadal,“ [friend:povedal].|„Hú, strana štyri,“ [friend:povedal], „tam sa píše, že dobrá spoločnosť sa neodmieta.“}',
    '„Smiem sa niečo spýtať?“ [friend:zahúkal/húka] [friend]. {„Smiem ísť s vami?“|„Totiž: <máte niekoho na premýšľanie~zmestí sa medzi vás jedny okuliare~nepotrebujete niekoho, kto sa nikam neponáhľa>?“} [Hero] sa [usmial] a [prikývol].',
    '[Friend] [friend:sedel] bez pohnutia, až si všetci [=mysleli], že je socha. {„Hú, nie som,“ [friend:povedal].|„Hú, premýšľam,“ [friend:vysvetlil]. „Už som skončil. Idem s vami.“}',
    'S tichým šumom krídel [friend:prišiel] [friend] a pod krídlom [friend:niesol] čajník. {„Čaj pomáha vždy,“ [friend:povedal].|„Ešte som nestretol starosť,“ [friend:povedal], „ktorá by vydržala dve šálky.“}',
    '[Friend] už [friend:sedel] tam, kam ešte len [=prichádzali], {lebo všetko vie.|lebo si vopred [friend:spočítal], ktorou nohou vykročia. „Hú, o krok som sa pomýlil,“ [friend:priznal].}',
    'Dve veľké okrúhle svetlá, to [=boli] okuliare, a za nimi [friend]. {„Dobrý večer,“ [friend:zahúkal/húka] milo.|„V mojom veku sa neletí, ale prichádza,“ [friend:povedal] a [friend:prichádzal] s veľkou dôstojnosťou.}',
  ],
  deed: [
    '[Friend] si [friend:nasadil] okuliare. {„Hú, pozrime sa na to zblízka,“ [friend:povedal].|„Pozrime sa na to zblízka,“ [friend:povedal] a [friend:pozeral] tak dlho, že okuliare [=zívli].} A už [friend:vedel], kam ďalej.',
    '„V múdrych knihách sa píše,“ [friend:začal] [friend], „že najprv sa treba najesť.“ {Tak si [=dali] jablko.|[=Bola] to kniha kuchárska, ale rada [=bola] to dobrá, a tak si každý [=odhryzol/odhrýza] z jablka.}',
    '[Friend] [friend:vyletel] vysoko a [friend:pozrel] sa zhora. „Rovno a potom doprava,“ [friend:hlásil]{.|, „teda vaše doprava, moje je dnes hore nohami.“}',
    '[Friend] [friend:otvoril] knižku z listov na strane, ktorú [=založila/zakladá] lienka. {„Hú, treba počkať,“ [friend:prečítal].|„Hú,“ [friend:prečítal], „tu stojí iba jedno slovo, a to je počkať.“ [=Počkali] a [=bola] to rada na nezaplatenie.}',
    'Všetci [=hovorili] naraz, len [friend] [friend:mlčal]. {Potom [friend:povedal] jedno slovo a to [=pomohlo/pomáha].|Keď [=stíchli/tíchnu], [friend:povedal] jedno krátke slovo, práve to, ktoré medzi toľkými [=chýbalo]: <„Potichu.“~„Zdola.“~„Spolu.“>}',
    '[Friend] [friend:požičal] svoje okuliare [hero.dat/ďalej]. {Cez ne [=bolo] všetko veľké a milé.|Cez ne [=vyzerali] starosti menšie a chrobáky väčšie, takže sa s oboma [=dalo] porozprávať.}',
    '„Spomínam si,“ [friend:zahúkal/húka] [friend], „že raz to bolo rovnako.“ {„A ako to dopadlo?“ „Dobre.“|„A ako to dopadlo?“ [spýtal sa] [hero]. „Ako vždy, keď sa pri tom nikto neponáhľal,“ [friend:povedal]. „Dobre.“}',
    '[Friend] [friend:uvaril/varí] čaj a [friend:nalial] každému. {Pri čaji sa [=rozmýšľalo/rozmýšľa] lepšie.|Zázračný [=nebol], lipový [=bol], no v polovici šálky už každý [=mal] aspoň pol nápadu.}',
    '[Friend] [friend:otočil] hlavu celkom dozadu, ako to vedia iba výry. {„Hú, tam sme zabudli hľadať,“ [friend:povedal].|„Hú, odtiaľ sme prišli,“ [friend:oznámil], „takže tam to nebude. To je už pol sveta vybavené.“}',
  ],
  rest: [
    '[Friend] [friend:zažmúril] jedným okom a potom druhým{.|, pomaly, ako keď sa zatvára stará kniha.} Noc [=bola] tichá a múdra.',
    'Z dubu [=znelo] pomalé hú, hú. {To [friend] [friend:počítal] tiché hviezdy.|To [friend] [friend:počítal] hviezdy a [friend:dával/dáva] pozor, aby v tej tme ani jedna nechýbala.}',
    'Okuliare si [=ľahli] na konár a [friend] si [friend:ľahol] do mäkkého peria. {V dutine [=bolo] teplo.|V dutine [=voňalo] lístím, starým papierom a spánkom.}',
    '[Friend] [friend:založil] knihu listom a [friend:zhasol] lampáš. {Zvyšok si [friend:nechal] na zajtra.|Kto vie čakať, tomu sa príbeh do rána nestratí, a tak pokojne [friend:dýchal].}',
    '„Hú,“ [friend:povedal] [friend] veľmi potichu. {Po výrovsky to značí dobrú noc.|Po výrovsky je to dobrú noc, do videnia aj nech sa vám sníva, všetko naraz, lebo staré jazyky sú úsporné.}',
    'Čajník [=stíchol/tíchne]. [Friend] si [friend:prikryl] nohy dekou z machu{ a [friend:zaspal].|, ešte raz [friend:pozrel] na mesiac a [friend:zavrel] oči.}',
    'Na najstaršom dube [=svietilo] jedno malé okno a za ním [friend:driemal] [friend]. {Les tíško [=šumel].|Les mu pod ním [=šumel] mäkko a pomaly, stránku po stránke.}',
    '[Friend] v noci nespí, a tak ticho [friend:strážil] spánok druhých{.|, s dekou okolo pliec a s lampáškom stiahnutým na jemné svetielko.} [=Bolo] to bezpečné.',
  ],
}
