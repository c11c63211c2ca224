import type { Piece } from '../../../craft/pack.ts'

/** Quiet talks of hero and helper on the way: small ones for all, longer thoughts for older children. */
export const talks: readonly Piece[] = [
  '„Koľko krokov ešte?“ [spýtal sa] [hero]. {„Päť malých a jeden veľký,“ [helper:povedal] [helper].|„Päť malých a jeden veľký,“ [helper:povedal] [helper], „ale ten veľký robíme pomaly, aby sa nenatiahol.“} {Potom ich spolu [=počítali].|Napokon ich [=bolo] trochu viac, ale počítať ich [=bolo] veselé.}',
  '„Čo máš najradšej?“ [helper:spýtal sa] [helper]. [Hero] [rozmýšľal]. „{Keď sa ide spolu.|Keď sa niekam ide, nikto nemešká a vo vrecku je ešte <koláčik~pol rožka~jedno jablko>.}“ {„Aj ja,“ [helper:povedal] [helper].|„Presne to isté chcem povedať ja,“ [helper:povedal] [helper], „iba v inom poradí.“}',
  '„Podaj mi ruku,“ [povedal] [hero]. {[Helper] ju hneď [helper:podal] a [=išli] pomaly ďalej.|„Ktorú?“ [helper:spýtal sa] [helper]. „Tú bližšiu,“ [povedal] [hero], lebo tá druhá [=niesla] <desiatu~klobúk~dáždnik>.} Ruka v ruke sa ide lepšie{.| aj do kopca, aj keď žiaden kopec nikde nevidno.}',
  '„Počuješ to?“ [helper:šepol] [helper]. {„To mi škŕka v bruchu,“ [povedal] [hero].|„To je moje brucho,“ [priznal] sa [hero], „pýta sa, či už nie je čas na <chlieb s maslom~hrušku~niečo malé>.“} Tak si [=sadli] a [=jedli]. {Hneď [=bolo] ticho.|Brucho [=poďakovalo/ďakuje] a potom už ani [=nemuklo/nemuká].}',
  '„Hrajme sa na veci,“ [povedal] [hero]. „Čo budeš ty?“ {„Ja budem deka,“ [helper:povedal] [helper] hneď.|„Deka,“ [helper:povedal] [helper] bez váhania, „tú majú všetci radi a nemusí chodiť do kopca.“} {[Hero] [chcel] byť koláč a [=smiali] sa.|[Hero] [chcel] byť <koláč~most~lampáš na bráne>, a tak kus cesty [=prešli] ako deka a jej najlepší kamarát.}',
  '„Mám v topánke kamienok,“ [povedal] [hero]. {[Helper] [helper:počkal], kým ho [hero] [vysypal/vysype].|„Ukáž,“ [helper:povedal] [helper]. Kamienok [=bol] malý, okrúhly a [=tváril] sa, že ide iba o <kúsok tepla~výlet~lepší výhľad>.} Potom sa už [=išlo] celkom ľahko.',
  '„Prečo je nebo také veľké?“ [spýtal sa] [hero]. {„Aby sa doň všetci zmestili,“ [helper:povedal] [helper].|„Aby sa doň zmestili všetci, čo ešte len prídu,“ [helper:povedal] [helper], „a aby aj vtedy ostalo miesto na šarkana.“} [Hero] sa na to [usmial].',
  '[Hero] [zíval/zíva] a [helper] hneď [helper:zívol] tiež. {„Zívanie sa chytá,“ [povedal] [hero].|„To mám od teba,“ [helper:povedal] [helper] a [helper:podal] to ďalej <kameňu~oblaku~najbližšiemu kríku>.} Na chvíľu si [=sadli] a [=oddychovali].',
  '„Ja viem jednu hádanku,“ [helper:povedal] [helper]. „{Má chrbát a nemá nohy.|Má chrbát a nemá nohy, má listy a nie je strom.}“ [Hero] [hádal]: {„Kniha!“ A [=bola] to kniha.|„Kniha!“ Prvá odpoveď a hneď správna. [Helper] si [helper:sľúbil], že nabudúce to bude ťažšia.}',
  '„A čo ak sa to nepodarí?“ [spýtal sa] [hero]. {„Potom to skúsime zajtra,“ [helper:povedal] [helper] pokojne.|„Potom to skúsime zajtra, ale po raňajkách,“ [helper:povedal] [helper] pokojne, „po raňajkách sa podarí skoro všetko.“} [Hero] si [vydýchol/vydychuje].',
  '„Dnes ti pekne svietia oči,“ [helper:povedal] [helper]. {„To preto, že sa teším,“ [povedal] [hero].|„To nesvietia oči,“ [povedal] [hero], „to svieti to, čo je za nimi. Asi sa teším.“} {[=Išli] ďalej a [=tešili] sa spolu.|Tešiť sa [=dalo] aj potichu, a tak to [=robili] celý kus cesty.}',
  '„Povedz mi niečo pekné,“ [poprosil] [hero]. {„Teplý rožok,“ [helper:povedal] [helper]. „A teraz ty.“|„<Teplý rožok~Prvý sneh~Čisté pyžamo>,“ [helper:povedal] [helper] hneď. „A teraz ty.“} [Hero] [povedal]: „{Mamina ruka.|Mamina ruka na čele, aj keď nie je teplota.}“ To [=bolo] pekné.',
  {
    from: 7,
    text: '„Čo je ťažšie,“ [spýtal sa] [hero], „začať, alebo prestať?“ „Pri práci začať, pri koláči prestať,“ [helper:povedal] [helper] bez rozmýšľania. [Hero] [uznal], že na tom niečo je, a chvíľu [=išli] s chuťou na <makovník~tvarožník~bublaninu>.',
  },
  {
    from: 7,
    text: '[Helper] sa [helper:zastavil]. „Počuješ?“ „Nič nepočujem,“ [povedal] [hero]. „Práve to,“ [helper:šepol] [helper]. „Také pekné nič tu nebolo už dávno.“ Tak ho ešte chvíľu [=počúvali], aby sa nepremárnilo.',
  },
  {
    from: 7,
    text: '„Keby sa dalo na jeden deň byť niečím iným,“ [helper:začal] [helper], „čo by to bolo?“ [Hero] [rozmýšľal] <tri zákruty~celú dĺžku cesty~až po najbližší kameň>. „Cestou domov,“ [povedal] napokon. „Každý by sa na mňa tešil.“',
  },
  {
    from: 7,
    text: '„Pomýlim sa dnes ešte?“ [spýtal sa] [hero]. „Určite,“ [helper:usmial] sa [helper]. „Omyly sú schodíky. Kto nijaký nemá, ten stojí stále na tom istom mieste a čuduje sa, že nič nevidí.“ To sa [=počúvalo] celkom dobre.',
  },
  {
    from: 7,
    text: '„Nosíš niečo na šťastie?“ [opýtal sa] [hero]. [Helper] [helper:vytiahol] z vrecka <kamienok, obyčajný a sivý~starý gombík~orech s dierkou>. „Nič nevie,“ [helper:povedal], „len tam je, keď siahnem do vrecka. Najlepší kamaráti robia to isté.“',
  },
  {
    from: 7,
    text: '„Bojíš sa niekedy?“ [spýtal sa] [hero]. „Jasné,“ [helper:povedal] [helper]. „Ale strach je ako mokrý sveter. Keď ho zavesíš k niekomu blízkemu, do rána uschne.“ [Hero] o tom [premýšľal/premýšľa] celý kus cesty.',
  },
  {
    from: 7,
    text: '„Čo robíš, keď nevieš, čo robiť?“ [spýtal sa] [hero]. [Helper] chvíľu [helper:dumal]. „Najprv nič. To je veľmi dôležité nič, treba ho robiť poriadne. A potom jednu malú vec.“ [=Znelo] to jednoducho a [=bolo] to tak.',
  },
  {
    from: 7,
    text: '„Vieš, čo je najlepšie na ceste tam?“ [helper:spýtal sa] [helper]. [Hero] [pokrútil] hlavou. „Že po nej vedie aj cesta späť. A doma býva <polievka~teplé kakao~svetlo v kuchyni>.“ [=Smiali] sa na tom spolu, hoci to [=bola] svätá pravda.',
  },
  {
    from: 7,
    text: '[Helper] [helper:vytiahol] z vrecka dva sucháre. „Jeden je väčší,“ [povedal] [hero]. „Je,“ [helper:prikývol] [helper], „preto ho rozlomíme a zrazu budú obidva rovnaké.“ Také počty sa v škole neučia, a predsa vychádzajú.',
  },
  {
    from: 8,
    text: '„Prečo sa dobré veci dejú tak pomaly?“ [chcel vedieť/chce vedieť] [hero]. „Nedejú sa pomaly,“ [helper:odvetil/odvetí] [helper], „len chodia pešo. Zlé sa vozia na kolobežke, preto ich je prv počuť.“ [Hero] sa [zasmial] a [pridal/pridáva] do kroku.',
  },
  {
    from: 8,
    text: '[Hero] [mal] otázku, ktorá [=svrbela/svrbí] na jazyku. „Ako spoznáš, že je niekto kamarát?“ [Helper] si [helper:poškrabal] hlavu. „Podľa ticha,“ [helper:povedal] napokon. „S kamarátom sa dá mlčať a nikomu pritom nie je trápne.“ Potom [=mlčali] a [=bolo] to výborné.',
  },
  {
    from: 9,
    text: '„Keby sa dal dnešný deň odložiť do zaváracieho pohára,“ [helper:povedal] [helper], „čo by tam patrilo najprv?“ [Hero] sa [rozhliadol] okolo seba. „Tá vôňa. A potom tvoj úsmev.“ „Ten sa doň nezmestí,“ [helper:zasmial] sa [helper], „je priširoký.“',
  },
  {
    from: 7,
    text: '„Myslíš, že kamene vedia, že ich niekto obchádza?“ [spýtal sa] [hero]. „Vedia,“ [helper:povedal] [helper], „len to nedajú najavo. Keby sa každý <kameň~peň~plot> potešil nahlas, kto by tu spal?“ [Hero] sa najbližšiemu pre istotu [poklonil].',
  },
  {
    from: 7,
    text: '[Hero] [niesol] ťažkú myšlienku a [=bolo] to vidieť. „Daj mi kus,“ [helper:povedal] [helper]. Tak [helper:jej/mu/mu] [hero] o nej [rozprával/rozpráva], od začiatku a aj s tým hlúpym stredom. Na konci [=ostalo] z nej toľko, že sa [=zmestila] do dlane.',
  },
  {
    from: 8,
    text: '„Načo je vlastne dobrý rozum?“ [spýtal sa] [hero]. „Na hľadanie okuliarov,“ [helper:povedal] [helper]. „A srdce?“ „To ich nájde.“ [Hero] [nevedel], či je to vtip, a [helper] [helper:nevedel] tiež, takže to [=bol] zrejme jeden z tých lepších.',
  },
  {
    from: 7,
    text: '„Zajtra budeme o deň starší,“ [helper:povedal] [helper] zamyslene. „A to je veľa?“ [spýtal sa] [hero]. „Asi toľko ako <jeden obed a jedna hra~dve zemiakové placky~cesta do obchodu a späť>.“ [Hero] [uznal], že to sa dá zvládnuť bez prípravy.',
  },
]
