import type { Telling } from '../../../../craft/telling.ts'

export const vesmirKdeJeDole: Telling = {
  id: 'vesmir-kde-je-dole',
  shape: 'visitor',
  fits: { kind: 'theme', themes: ['space'], named: ['vesmir', 'astronaut'] },
  ages: [3, 12],
  titles: ['Kde je dole?', 'Hviezda, ktorá nevie kam padať', 'Padajúca hviezda Žmurka'],
  figures: {
    star: { forms: { name: 'Žmurka' }, gender: 'she' },
    moon: { forms: { name: 'Mesiac' }, gender: 'he' },
    saturn: { forms: { name: 'Saturn' }, gender: 'he' },
    jupiter: { forms: { name: 'Jupiter' }, gender: 'he' },
    hole: { forms: { name: 'čierna diera' }, gender: 'she' },
    fero: { forms: { name: 'sused Fero' }, gender: 'he' },
    vilo: { forms: { name: 'sused Vilo' }, gender: 'he' },
  },
  fact: '[Hero] [našiel/nachádza] pre hviezdu Žmurku miesto, kde je dole.',
  next: 'Na oblohe niečo tri razy žmurklo, a takto pozdravuje iba hviezda Žmurka.',
  young: `
== knock
-2
V rakete nič nepadá. Keď [hero] pustí *slipper papuču, papuča visí vo vzduchu.
/-2

+2
[with| V rakete Mrkva bývajú [hero], [friend] a [adult]. | V rakete Mrkva bývajú [hero] a [adult].] Letia vesmírom a v rakete nič nepadá. Keď [hero] pustí *slipper papuču, papuča visí vo vzduchu.
/+2

+3
Vo vzduchu visí aj kakao, v malých guľkách. [with2| [Friend2] ich chytá rovno do úst. | Chytá sa rovno do úst.]
/+3

+4
[more| Chytajú ich aj [others] a každý má hnedý nos.]
/+4

Večer niekto zaťuká na okienko. Je to malá hviezda Žmurka.

&first @star „Prosím, kde je dole?“ spýta sa. „Som padajúca hviezda. Dnes mám prvý raz padať a neviem kam.“

+2
@hero „To nám ukáže ^slipper papuča,“ povie [hero]. „Kam spadne, tam je dole.“

[Hero] pustí papuču. Čakajú, ale papuča visí.
/+2

-2
[Hero] pustí ^slipper papuču, ale papuča visí.
/-2

@hero „U nás dole nemáme,“ povie [hero]. „Opýtame sa inde.“

== ask
-2
Raketa letí s hviezdou k Mesiacu.
/-2

+2
Žmurka si sadne na špic rakety a letia k Mesiacu.
/+2

&again @star „Kde je dole?“ spýta sa Žmurka.

@moon „Predsa u mňa!“ povie Mesiac a ukáže samé jamy. „Sem padajú kamene.“

@hero „A ty ich chytáš?“ spýta sa [hero].

@moon „Ja nechytám,“ povie Mesiac. „Spraví to bum a je jama.“

-2
Volajú ju aj Saturn a Jupiter, ale nechytá ani jeden. ((Žmurka plače malé iskry.))
/-2

+2
Jamu Žmurka spraviť nechce, a tak letia k Saturnu. Ten má okolo seba veľký prsteň a stále sa točí.

&again @star „Kde je dole?“ spýta sa Žmurka.

@saturn „Predsa u mňa!“ povie Saturn. „Len sa toč so mnou.“

Žmurka sa točí raz, dva razy, tri razy. Nespadne nikam, iba už nevie, kde má chvost.
/+2

+3
Tak letia k Jupiteru. To je najväčšia planéta zo všetkých.

&again @star „Kde je dole?“ spýta sa Žmurka.

@jupiter „Predsa u mňa!“ zahučí Jupiter. „Ja som najväčší.“

@hero „A kde máš podlahu?“ spýta sa [hero].

@jupiter „Podlahu nemám,“ povie Jupiter. „Ja som samý oblak.“

[with| @friend „To by padala až do rána,“ povie [friend]. | V takom oblaku sa padá až do rána.]
/+3

+4
Tak letia k najmenšej planéte. Je malá ako kopa sena. Hore na nej stojí domček a naspodku tiež. V každom býva jeden sused.

@fero „Dole je predsa u mňa,“ povie sused Fero. „Mám ho pod nohami. To sused Vilo visí dolu hlavou, chudák. Dajte mu motúz, nech sa má čoho držať.“

Raketa obletí planétu a [hero] dá Vilovi motúz.

@vilo „Ale kdeže,“ smeje sa sused Vilo. „Dole je predsa u mňa. To Fero visí dolu hlavou, chudák. Dajte mu kľučku, nech sa má čoho držať.“

Raketa letí naspäť a [hero] dá Ferovi kľučku. Teraz sa každý niečoho drží a každý je spokojný. Ale dole je tam dvakrát, a to je priveľa.
/+4

+2
Potom už na hviezdu volá každá planéta, a každá k sebe. Žmurke ide z očí iskra za iskrou.
/+2

== catch
@adult „Je čas spať!“ zavolá [adult].

[Hero] sa odrazí od steny a letí. [Adult] už roztvára ruky.

@hero „Bác!“ povie [hero] v náručí. „Som dole! Žmurka, dole je tam, kde ťa niekto chytí!“

+3
@star „Môžem to skúsiť?“ spýta sa Žmurka.

Hviezda trochu šteklí. [Adult] si preto natiahne kuchynskú rukavicu a nastaví dlaň.

@star „Bác!“ povie Žmurka v rukavici. „To je ono! Ale padajúca hviezda má spadnúť na Zem. Kto ma chytí tam?“
/+3

-3
@star „A kto chytí mňa?“ spýta sa Žmurka.
/-3

-2
[Hero] hľadá na Zemi ďalekohľadom, ale okná sú tmavé. [with| @friend „Jedno svieti!“ zvolá [friend]. | Iba jedno svieti.] Chlapec v ňom pozerá na hviezdy a čiapku drží dierou hore.
/-2

+2
[Hero] vezme ďalekohľad a hľadá na Zemi niekoho, kto chytá.
/+2

+4
V prvom okne drieme starý pán pri televízore. V druhom pani polieva kvety a má plné ruky. V treťom sedí mačka. Vidí hviezdu a už naťahuje labku.

@hero „Tá chytá,“ povie [hero], „ale potom to zje.“
/+4

+2
-4
Okná sú tmavé, veď je noc. [with| @friend „Jedno ešte svieti!“ zvolá [friend]. | Svieti už iba jedno.] Stojí v ňom chlapec v pyžame. Ruky má vystreté von a drží v nich zimnú čiapku, dierou hore.
/-4
/+2

+4
Ostatné okná sú tmavé. [with| @friend „Jedno ešte svieti!“ zvolá [friend]. | Svieti už iba jedno.] Stojí v ňom chlapec v pyžame. Ruky má vystreté von a drží v nich zimnú čiapku, dierou hore.
/+4

@hero „Ten chytá!“ povie [hero]. &again „Žmurka, tam je dole!“

+3
Žmurka sa pozrie na čiapku. Je odtiaľto malá ako blcha.

@star „A keď netrafím?“

@hero „On ju posunie,“ povie [hero]. „To sa pri chytaní robí.“
/+3

Žmurka sa pustí. Padá a za ňou svieti dlhý chvost.

-3
Kto vidí padať hviezdu, smie si niečo želať.
/-3

+3
Kto vidí padať hviezdu, smie si niečo želať. [Hero] si neželá ani nové papuče, ani kakao.
/+3

@hero „Nech dobre dopadne,“ želá si [hero].

-2
Okno na Zemi tri razy žmurkne. Dopadla dobre.
/-2

+2
-3
Potom okno na Zemi tri razy žmurkne. Dopadla dobre.
/-3
/+2

+3
Chlapec posunie čiapku kúsok doľava. Potom okno na Zemi tri razy žmurkne. To je Žmurka a dopadla dobre.
/+3

== bed
-2
[Hero] leží v mäkkom spacáku((, ktorý je uviazaný, aby neodletel)). Okolo letí papuča a [adult] ju ticho chytí.
/-2

+2
[Hero] leží v mäkkom spacáku. Je uviazaný o stenu, aby v noci neodletel. [with| Vedľa v teple leží [friend].] Okolo pomaly letí papuča a [adult] ju ticho chytí.
/+2

+3
Za okienkom je celý tichý vesmír. Mesiac svieti, Saturn sa pomaly točí a na Zemi má chlapec pri posteli malé svetlo.
/+3

+4
[with2| V treťom spacáku už dýcha [friend2].] [more| Ďalej sa hojdajú [others], každý na svojom motúze.] Na najmenšej planéte spia dvaja susedia, jeden hore a jeden naspodku, a držia sa. Vesmír je tmavý a mäkký ako perina.
/+4

-2
V rakete nič nepadá, iba viečka.
/-2

+2
V rakete nič nepadá, iba viečka, pomaly a potichu.
/+2

&last @adult „Kde je dole?“ šepne [adult].

@hero „Predsa u teba,“ zamrmle [hero] a !asleep zaspí.
`,
  older: `
== label
-2
V rakete Mrkva nič nepadá, a tak v nej nikto nevie, kde je dole. Aby bol poriadok, [hero] nalepí na jednu stenu *label nálepku DOLE a odvtedy je to podlaha.

Zajtra sa letí na Saturn, kĺzať sa po prstencoch, a [hero] sa na to teší už pol roka. Paliva je presne na jeden výlet.
/-2

+2
V rakete Mrkva nič nepadá. Kakao visí vo vzduchu, papuče visia vo vzduchu a [adult], [adult:kapitánka/kapitán/kapitán] rakety, číta mapu na mieste, ktorému sa doma hovorí strop. Aby v tom bol poriadok, [hero] nalepí na jednu stenu *label nálepku DOLE a odvtedy je to podlaha.

Zajtra sa letí na Saturn, kĺzať sa po prstencoch. Sú z ľadu, sú dlhšie ako ktorýkoľvek kopec na Zemi a [hero] sa na ne teší už pol roka. [with| [Friend] má pri dverách uviazané sane pre dvoch. | Sane sú uviazané pri dverách a pripravené.] Paliva je presne na jeden výlet.
/+2

+4
[more| Na sane sa chystajú aj [others], a preto je na nich ceruzkou napísané, kto kde sedí.]
/+4

Večer niekto zaťuká na okienko. Je to celkom malá hviezda a volá sa Žmurka.

&first @star „Prosím, kde je tu dole?“ spýta sa. „Som padajúca hviezda, dnes mám prvý raz spadnúť na Zem a neviem, ktorým smerom sa padá.“

-2
@hero „To je ľahké,“ povie [hero] a ukáže na nálepku. „Tadiaľto.“
/-2

+2
@hero „Nikto ti to nepovedal?“ čuduje sa [hero].

@star „Povedali mi, že stačí padať a dole príde samo,“ vzdychne Žmurka. „Lenže keď sa vo vesmíre otočím, dole je zrazu inde.“

@hero „To je ľahké,“ povie [hero] a ukáže na nálepku. „Tadiaľto. U nás je to aj napísané.“
/+2

Žmurka poďakuje a padá. Padá krásne, s dlhým svetlým chvostom, a každou chvíľou je menšia.

@adult „Kam letí tá hviezda?“ spýta sa [adult].

@hero „Dole, na Zem.“

-2
@adult „Ale Zem je na druhej strane,“ povie [adult]. „My letíme od rána hore nohami.“
/-2

+2
@adult „Ale Zem je na druhej strane,“ povie [adult] a ukáže na okienko v strope. Zem je naozaj tam, modrá a okrúhla. „My letíme od rána hore nohami.“

[Hero] sa pozrie na nálepku. Je nalepená rovno, napísaná pekne a nie je na nej ani slovo pravdy.
/+2

@hero „A kedy Žmurka zastane?“

@adult „Vo vesmíre? Až keď ju niekto chytí.“

-2
Paliva je iba na jeden výlet, buď na Saturn, alebo za hviezdou. [Hero] sa pozrie na sane pri dverách a potom na svetielko, ktoré je čoraz menšie.
/-2

+2
V rakete je ticho. Paliva je iba na jeden výlet, buď na Saturn, alebo za hviezdou, a na oboje nevystačí, nech to [adult] ráta, ako chce. [Hero] sa pozrie na sane pri dverách a potom na svetielko, ktoré je čoraz menšie.

[with| @friend „Saturn tam bude aj o rok,“ povie [friend], ale veselo to neznie. | Saturn tam bude aj o rok, ale Žmurka bude o rok ktovie kde.]
/+2

@hero „Za hviezdou,“ povie [hero].

== chase
+3
Vyrazia tak prudko, že kakao skončí na zadnej stene a papuče v kakau. Pri Mesiaci trochu pribrzdia.

@hero „Nepadala tadiaľto hviezda?“ zavolá [hero].

@moon „Padala,“ povie Mesiac, „a ja som na ňu kričal, že dole je predsa u mňa. Vidíš, čo všetko už na mňa spadlo?“

Vidno iba jamy, malé, veľké a jednu v druhej.

@hero „A prečo ste ju nechytili?“

@moon „Ja nechytám,“ povie Mesiac. „Na mňa sa padá a potom je jama.“

Pri Jupiteri je to ešte horšie, lebo Jupiter je najväčšia planéta zo všetkých a je na to hrdý.

@jupiter „Padala!“ zahučí. „A ja som na ňu kričal, že dole je predsa u mňa. Kde inde, keď som najväčší?“

[with| @friend „A kde máte podlahu?“ spýta sa [friend], lebo vidno iba oblaky. | @hero „A kde máte podlahu?“ spýta sa [hero], lebo vidno iba oblaky.]

@jupiter „Podlahu?“ Jupiter chvíľu hľadá. „Podlahu nemám. Ale oblakov koľko chceš.“
/+3

-2
Letia tak rýchlo, že papuče skončia na zadnej stene. Pri Saturne sa na prstencoch kĺžu deti zo siedmich planét a kývajú. Zastať sa nedá, hviezda nečaká. [Hero] im iba zakýva a Mrkva letí ďalej.
/-2

+2
-3
Vyrazia tak prudko, že kakao skončí na zadnej stene a papuče v kakau.
/-3

A potom im rovno v okienku zažiari Saturn. Na prstencoch sa kĺžu deti zo siedmich planét, ľad sa leskne a ten najmenší sa kĺže po bruchu. Je to ešte krajšie ako na obrázku. [with2| [Friend2] si pre istotu zakryje oči.]

@saturn „Padala,“ povie Saturn, keď sa [hero] opýta na hviezdu. „A ja som na ňu kričal, že dole je predsa u mňa. Tri razy ma obletela a potom ju to odhodilo ďalej.“

@hero „A prečo ste ju nechytili?“

@saturn „A čím?“ spýta sa Saturn. „Prsteňov mám koľko chceš, ale ruku k nim nemám.“

Dá sa zastať, hoci iba na jediné kĺznutie. Lenže kto zastane, ten padajúcu hviezdu nechytí. [Hero] deťom zakýva a Mrkva letí ďalej.
/+2

+4
Hneď za Saturnom sa mapa končí. Ďalej je už iba veľké okrúhle čierne nič a Žmurka padá rovno k nemu.

@hole „Dole je predsa u mňa,“ povie čierna diera hlasom mäkkým ako gauč. „A je to poriadne dole, odtiaľ sa už nikomu nechce.“

@hero „A dá sa od vás vrátiť naspäť?“ spýta sa [hero].

@hole „Naspäť?“ čuduje sa čierna diera. „To nepoznám. Máte to so sebou?“

Všetko, čo v rakete visí, sa začne pomaly naťahovať k čiernej diere, najprv papuče, potom vlasy a potom uši. Treba jej niečo dať skôr, než si vyberie. [with| [Hero] sa pozrie na sane a [friend] prikývne. | [Hero] sa pozrie na sane.] Sú nové, sú červené a na Saturn sa s nimi aj tak neletí.

@hero „Máme,“ povie [hero] a odviaže ich. „Nech sa páči.“

Sane zmiznú v tme a čierna diera ich chvíľu ticho obracia.

@hole „Tak toto je naspäť,“ povie zamyslene. „Myslela som, že bude okrúhlejšie. Ale pekne ďakujem.“

A kým si ho prezerá, [adult] potiahne páku až k brade a Mrkva nadbehne hviezde z druhej strany.
/+4

== catch
-2
Hneď za Saturnom hviezdu dobehnú a predbehnú. [Hero] sa v skafandri vykloní z dvierok a [with| [friend] pevne drží lano | [adult] pevne drží lano]. Žmurka letí k nim, [hero] nastaví dlane, trochu ich posunie a plesk!
/-2

+2
-4
Hviezdu dobehnú hneď za Saturnom, kde už nie je ani koho sa pýtať.
/-4

[Hero] si oblečie skafander, vykloní sa z dvierok a [with| [friend] zo všetkých síl drží lano | [adult] zo všetkých síl drží lano]. Žmurka letí rovno k nim, malá a bledá, lebo padať tak dlho je únavné. [Hero] nastaví dlane, trochu ich posunie doľava, potom ešte o chlp a plesk!
/+2

&again @star „Už som dole?“ spýta sa Žmurka.

-2
@hero „Nie, si iba v mojej rukavici,“ povie [hero]. „Prepáč, tá nálepka je moja chyba.“

@star „Ale veď už nepadám a je tu mäkko,“ povie Žmurka.
/-2

+2
@hero „Nie,“ povie [hero], „si iba v mojej rukavici. Tá nálepka je zlá a lepím ich tu ja. Prepáč.“

Žmurka sa v rukavici prevalí na bok a skúsi, či pruží.

@star „To je zvláštne,“ povie. „Hovoríš, že nie som dole, ale veď už nepadám. A je tu mäkko.“
/+2

-2
[Hero] sa pozrie na svoje dlane a zrazu je to jasné.
/-2

+2
[Hero] sa pozrie na svoje dlane. Každá planéta na hviezdu kričí a každá ju volá k sebe, ale ani jedna ju nechytí.
/+2

-3
@hero „Dole je tam, kde ťa niekto chytí!“ zvolá [hero]. „Netreba nám smer, treba nám ruky!“
/-3

+3
@hero „Dole je tam, kde ťa niekto chytí!“ zvolá [hero]. „Inde je z toho iba jama. Netreba nám smer, treba nám ruky!“
/+3

== hands
+3
Cestou naspäť zažiari v okienku znova Saturn.

@star „Čo to tie deti robia?“ spýta sa Žmurka z rukavice.

@hero „Kĺžu sa,“ povie [hero]. „Zastaneme tu inokedy. Teraz palivo vystačí už iba domov.“

@star „A kam sa podelo?“

[Hero] neodpovie a pozerá sa von trochu dlhšie, než treba. Žmurka je malá, ale rozsvieti sa jej rýchlo.

@star „Aha,“ povie potichu. „Palivo ste minuli na mňa.“

@hero „Na nálepku,“ povie [hero]. „A kĺzať sa dá aj tu.“

Natiahne ruku šikmo a Žmurka sa spustí po lesklom rukáve skafandra, od pleca až do dlane. Potom ešte raz, bokom, a potom ešte raz, po bruchu, ako ten najmenší na prstencoch. Na rukáve zostane po nej tenká strieborná čiara.

@star „A na Saturne je to lepšie?“ spýta sa bez dychu.

@hero „Dlhšie,“ povie [hero]. „Inak skoro rovnaké.“
/+3

-2
Nad Zemou vezme [hero] ďalekohľad. Je noc padajúcich hviezd a ľudia stoja na strechách, každý si chce niečo želať a každý má ruky za chrbtom. Iba na jednom balkóne stojí dievča a dvíha do výšky sitko na cestoviny.
/-2

+2
-3
Cesta naspäť je dlhá a Žmurka ju celú presedí v rukavici.
/-3

Nad Zemou vezme [hero] ďalekohľad. Je práve noc padajúcich hviezd a ľudia stoja na strechách aj v záhradách. Jeden pán si chce želať auto, jedna pani väčšiu kuchyňu a jeden chlapec menšiu sestru. Každý má hlavu hore a ruky za chrbtom.

@star „Ale nechytá nikto!“ zľakne sa Žmurka.

[with| @friend „Počkaj, tam!“ zvolá [friend] a otočí ďalekohľad kúsok doprava. | [Hero] otočí ďalekohľad ešte kúsok doprava.] Na jednom balkóne stojí dievča v pyžame a dvíha do výšky sitko na cestoviny.
/+2

+3
@hero „Prečo sitko?“ čuduje sa [hero].

@adult „Asi pre prípad, že bude pršať,“ povie [adult]. „Voda pretečie a hviezda zostane.“

[Hero] tri razy blikne reflektorom. Dievča sa obzrie, či to nie je pre niekoho iného, potom prikývne a postaví sa na špičky.
/+3

@hero „Tam je dole,“ povie [hero].

+4
@star „A keď netrafím?“ spýta sa Žmurka.

@hero „Ona sitko posunie. Kto naozaj chytá, ten sa vždy trochu posunie.“

@star „A keď trafím, čo sa tam potom robí?“

To [hero] nevie, ale [adult] áno, lebo má doma na stolíku jednu takú lampu.

@adult „Svieti sa,“ povie [adult], „ale iba dovtedy, kým niekto nezaspí. Potom máš voľno až do večera.“

@star „To zvládnem,“ povie Žmurka a postaví sa na kraj rukavice. Chvíľu sa díva na tú malú bodku, v ktorej je niekde balkón. „A ty sa budeš pozerať?“

@hero „Celý čas,“ povie [hero].
/+4

-2
Žmurka sa pustí. Kto vidí padať hviezdu, má jedno želanie a stačí povedať Saturn. Ale sitko je malé a Zem veľká.
/-2

+2
Žmurka sa pustí a padá. Kto vidí padať hviezdu, ten má jedno želanie a vyplní sa mu. [Hero] to vie a vie aj to, že stačí povedať jediné slovo, Saturn. Lenže Zem je veľká, Žmurka je malá a sitko je odtiaľto menšie ako blcha.
/+2

@hero „Nech dobre dopadne,“ povie [hero].

-2
Dlho sa nič nedeje. Potom balkón na Zemi tri razy žmurkne.
/-2

+2
Dlho je ticho. [with| [Friend] ráta do päťdesiat. | [Hero] ráta do päťdesiat.] Pri čísle štyridsaťdeväť balkón na Zemi žmurkne, raz, druhý raz a tretí raz.
/+2

== bed
@adult „Tak ako to dnes dopadlo?“ spýta sa [adult] pri posteli.

-2
@hero „Dobre,“ povie [hero] a odlepí z podlahy ^label nálepku DOLE.
/-2

+2
@hero „Dobre,“ povie [hero]. „Do sitka.“

Potom odlepí z podlahy ^label nálepku DOLE. Jeden roh sa drží dlho, lebo nálepky si nerady dajú povedať.
/+2

Spacák je teplý a mäkký a motúzom uviazaný o stenu, aby v noci neodletel. [with| Vo vedľajšom už ticho dýcha [friend].]

+3
Za okienkom je tichý vesmír. Ďaleko v ňom sa pomaly točí Saturn, ktorý počká. [with2| [Friend2] má aj v spacáku nastavené dlane, pre istotu.] Na Zemi, na jednom nočnom stolíku, teplo svieti sitko.
/+3

+4
[more| Pri stene sa mäkko hojdajú [others], každý na svojom motúze.] Mesiac svieti, Jupiter spí na oblakoch a za koncom mapy je ticho. Čierna diera si tam drží svoje naspäť, červené a celkom nové, a prvý raz jej nič nechýba.
/+4

V rakete nič nepadá, iba viečka, pomaly a potichu.

@adult „Kam s tou nálepkou?“ šepne [adult] a nastaví dlaň.

[Hero] nalepí DOLE rovno na tú dlaň a položí si na ňu hlavu.

&last @hero „Už som dole,“ zamrmle [hero] a !asleep zaspí.
`,
}
