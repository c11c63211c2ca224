import type { CastFrames } from '../../../../craft/pack.ts'

/** Small, eager, sneezes sparks, turns everything into a game: "Aj ja!" is his word. */
export const sparkle: CastFrames = {
  lead: [
    '<Na kopci~Pri prameni~Za malinčím~V starej peci> sa každé ráno ozve hapčí a to vstal [hero]. {|Mama mu vraví na zdravie a otec otvorí okno.}',
    'Najmenší <v celej doline~zo siedmich súrodencov~na dračom ihrisku~v rade na lízatko> je [hero]. {|Chvost má zatiaľ na výrast, rukávy tiež.}',
    'V jaskyni za vodopádom býva [hero]. {Rád kýcha malé iskry.|Keď sa smeje, z nosa mu lietajú iskry, a preto v jaskyni nemajú záclony.}',
    '[Hero] je dráčik veľký ako pes. {|Teda ako menší pes, ale to pri ňom nehovorme nahlas.}',
    'Najradšej zo všetkých slov má [hero] slová „aj ja“. {|Druhé v poradí je „ešte“ a tretie „koláč“.}',
  ],
  arrive: [
    'Zboku [=vykukla/vykúka] iskra, za ňou nos a za nosom [friend]. „Hapčí,“ [friend:pozdravil] {a [friend:smial] sa.|slušne a pre istotu si [friend:zakryl] nos krídlom.}',
    '[Friend] [friend:pristál/pristáva] {rovno na bruchu.|na bruchu, kúsok sa [friend:šmýkal] a potom sa [friend:tváril], že tak to má byť.} „Hráte sa? Aj ja!“',
    '„Aj ja! Aj ja!“ [=ozývalo] sa zďaleka. {O chvíľu tam [friend:stál] [friend].|Kto tak volá, to [=bolo] jasné, skôr než ho [=bolo] vidieť: [friend], celý <od múky~zafúkaný~namazaný od lekváru>.}',
    'Niekto sa s nimi [=hral] na schovávačku, len to nikomu [=nepovedal/nehovorí]. {[=Bol] to [friend] a [=trčal] mu chvost.|Chvost [friend.gen] [=trčal/trčí] von a [=kýval] sa od radosti. „Našli ste ma! Teraz ja,“ [friend:tešil] sa.}',
    'Okolo sa [friend:kotúľal] [friend] a {[friend:zastavil] sa až o topánku.|[friend:zastavil] sa presne na ich topánkach. „To som chcel,“ [friend:povedal] zo zeme.} „Idem s vami!“',
    '[Friend] im [friend:bežal] v ústrety s vrecúškom <gaštanov~medovníkov~opečených hrozienok>. {„Delím sa so všetkými,“ [friend:volal].|„Opekal som ich nosom,“ [friend:hlásil], „tie čierne sú moje.“}',
    'Pred nimi [=visel] dym v tvare srdiečka. {To [friend] tak [friend:zdravil] kamarátov.|„Učím sa aj hviezdičky,“ [friend:vykukol] zaň [friend], „ale zatiaľ sú z nich <vajcia~zemiaky~papuče>.“}',
    '[Friend] [friend:sedel] na kameni a [friend:hojdal] nohami. {„Čakám na niekoho, s kým sa dá hrať.“|„Čakám, kto pôjde okolo,“ [friend:povedal], „a vy idete práve okolo!“} [Hero] ho [vzal] so sebou.',
    'Hop, hop a ešte jeden nepodarený hop. {Tak [friend:prišiel] [friend].|Tak [friend:prišiel] [friend], ktorý sa učí skákať na jednej nohe a druhú si zatiaľ drží. „Pustím sa, keď budeme tam,“ [friend:sľúbil].}',
  ],
  deed: [
    '[Friend] sa [friend:nadýchol] a [friend:vypustil] malú iskru. {[=Svietila] im na cestu ako lampáš.|Iskra [=poskakovala/poskakuje] pred nimi ako lampáš na jednej nohe a [=svietila] na každý kamienok.}',
    '[Friend] [friend:fúkol] teplý vzduch. {Mokré ponožky [=boli] hneď suché.|Raz, dva, tri a všetky mokré ponožky [=boli] suché, len trochu [=voňali] <po údenom~po hriankach~po táboráku>.}',
    '„Skúsme to hrou,“ [friend:zvolal] [friend]. {A naozaj to [=išlo] lepšie.|A čuduj sa svete, čo nešlo silou, to [=išlo] na tretí smiech celkom samo.}',
    '[Friend] sa [friend:zmestil] aj tam, kam nikto iný. {„Som malý a to je dobre,“ [=ozvalo/ozýva] sa odtiaľ.|Chvíľu [=bolo] vidieť len chvost, potom iba koniec chvosta a napokon sa [=ozvalo/ozýva]: „Mám to! A mám aj čísi gombík!“}',
    'Od samej snahy [friend] [friend:kýchol]. {Iskra [=zapálila] stratenú sviečku.|Iskra [=preletela] im ponad hlavy a [=zapálila] presne tú <sviečku~lampu~lucernu>, o ktorej už všetci [=hovorili], že vonkoncom nechce horieť.}',
    '[Friend] [friend:pripojil] k práci chvost. {Chvostom sa dobre zametá aj drží.|Najprv ním [friend:zametal/zametá], potom [friend:podopieral/podopiera] a napokon na ňom [friend:sušil] uteráky.} [Hero] ho [pochválil].',
    '„Kto nájde najguľatejší kameň?“ [friend:zavolal] [friend]. {Pri hľadaní [=našli] aj cestu.|A pretože všetci [=hľadali] kamene, nikto [=nemal] čas mračiť sa, a pod tým najguľatejším [=bola] cesta.}',
    '[Friend] sa [friend:postavil] doprostred a [friend:urobil] grimasu. {Všetci sa [=smiali] a [=bolo] ľahšie.|[=Bola] to grimasa číslo štyri, <ryba v čiapke~prekvapený zemiak~dedko bez okuliarov>, a starosť [=odišla/odchádza] o kus ďalej.}',
    'Studenému kameňu [=bolo] zima, a tak si naň [friend:sadol] [friend]. {O chvíľu [=bol] teplý a všetci si [=sadli].|„Drak je najlepší radiátor,“ [friend:povedal]. O chvíľu sa [=dalo] na kameni sedieť aj rozmýšľať.}',
  ],
  rest: [
    '[Friend] sa [friend:stočil] do klbka a [friend:hrial] ako malá piecka{.|, rovnomerne, potichu a zo všetkých strán.}',
    '[Friend] [friend:zívol] a z nosa mu [=vyšla] posledná ospalá iskra. {Tíško [=zhasla/zhasína].|Chvíľu [=visela] v tme ako hviezda a tíško [=zhasla/zhasína].}',
    '„Aj ja idem spať,“ [friend:zašepkal] [friend]. {A už [friend:ležal/leží] v teple.|[=Bolo] to dnes posledné „aj ja“, mäkké a pomalé, už napoly vo sne.}',
    'V jaskyni za vodopádom [=bolo] ticho. [Friend] [friend:spal], nos pod krídlom{.| a chvost, ktorý je ešte na výrast, [=mal] namiesto druhého vankúša.}',
    '[Friend] si [friend:pritúlil] teplý kameň ako iní medvedíka. {Potom pokojne [friend:zaspal].|Kameň [=dýchal] teplom, [friend] tiež, a kto z nich prvý [=zaspal], to vie len mesiac.}',
    'Z dračieho nosa [=stúpal] tenký tichý dym. {[Friend] [friend:mal] už zavreté oči.|V tvare [=bol] trochu ako srdiečko, trochu ako vankúš. [Friend] [friend:spal].}',
    'Mama drak [=položila] na [friend.acc] krídlo, mäkké a teplé. [Friend] si [friend:vzdychol] a [friend:spal]{.| tak pokojne, že v jaskyni nikto ani [=nekýchol/nekýcha].}',
    '[Friend] ešte raz [friend:žmurkol] na mesiac, pomaly, jedným okom. {Potom [friend:zavrel] aj druhé.|Mesiac je na žmurkanie starý kamarát, a tak [=zašiel/zachádza] za mrak a [=nechal] ho spať.}',
  ],
}
