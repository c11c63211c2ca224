import type { Telling, TellingFigure } from '../../../../craft/telling.ts'

/**
 * What there is to write of: the tooth was swallowed, nobody knows where it is, somebody threw it away, it lies elsewhere, the fairy gave less than to
 * others, another custom sent it elsewhere, it is not for giving away, a child asks; or it lies there and nobody has come.
 */
const WAYS = ['hlt', 'fuc', 'vyh', 'inde', 'kolko', 'kraj', 'nechce', 'otaz'] as const
type Ways = Record<(typeof WAYS)[number] | 'nik', string>

const way = (told: Ways) => `[way| ${WAYS.map((id) => `${id}: ${told[id]}`).join(' | ')} | ${told.nik}]`

/** Who threw it away, and who says sorry. */
const THREW = '[has:zub-ja-vyhodila| [Adult] | [is:whom| [Whom] | [Adult]]]'
const SORRY = (other: string) =>
  `[has:zub-ja-vyhodila| @adult „Prepáč, netušila ruka, čo drží,“ povie [adult]. „${other}“ | [is:whom| @adult „To nebolo naschvál,“ povie [adult]. „${other}“ | @adult „Prepáč, netušila ruka, čo drží,“ povie [adult]. „${other}“]]`

/** Where it lies, when somebody knows. */
const AWAY =
  '[is:whom| u [whom.gen] | [has| auto: v aute | skola: v škole | skolka: v škôlke | chata: na chate | inde, nie doma]]'

const OUT_LATE = '[has| plavcik: Nenašiel ho ani plavčík. | tma, svetlo: Hľadá sa až do tmy. |]'
/** What a child asks of her. */
const QUESTION =
  '[has| zub-kaz: Čo robí víla so zubami, na ktorých je kaz | zub-neveri: Je zubná víla naozaj | Načo sú víle zuby]'

const FOOD =
  '[has| jablko: jablka | chlieb: chleba | kolac: koláča | banan: banána | mrkva: mrkvy | kukurica: kukurice | cukrik: cukríka | rožka]'
const WHERE =
  '[has| skolka: v škôlke | skola: v škole | dvor: na dvore | ihrisko: na ihrisku | zahrada: v záhrade | bazen: v bazéne | piesok: v piesku | kolotoc: na kolotoči | umyvadlo: v umývadle | kupelna: v kúpeľni | auto: v aute | park: v parku | sneh: v snehu | cestou domov]'

const male = (stem: string, ending = ''): TellingFigure => ({
  forms: {
    ...{ name: stem + ending, nom: stem + ending, gen: `${stem}a`, dat: `${stem}ovi`, acc: `${stem}a` },
    ...{ loc: `${stem}ovi`, ins: `${stem}om` },
  },
  gender: 'he',
})

export const zubList: Telling = {
  id: 'tooth-letter',
  shape: 'letters',
  fits: {
    ...{ kind: 'life', subjects: ['tooth-out'], when: ['today', 'past', 'tomorrow', 'always'] },
    says: [
      ...['zub-prehltla', 'zub-stratila', 'vila-neprisla', 'zub-vyhodili', 'zub-inde', 'zub-kolko-viac', 'zub-strecha'],
      ...['zub-mys', 'zub-dve-vily', 'zub-otazka', 'zub-nechce-dat'],
    ],
  },
  ages: [4, 9],
  titles: ['List pre vílu', 'Podpis so zubami', 'Milá víla'],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { mirror: male('žralok') },
      words: { place: 'V pirátskej kajute', window: 'pri okrúhlom okienku', sees: 'Za okienkom vykukne z vody' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { mirror: male('dráčik') },
      words: { place: 'V hradnej komnate', window: 'na hradnom okne', sees: 'Za oknom poletuje' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: { mirror: male('mimozemšťan') },
      words: { place: 'V rakete', window: 'pri okrúhlom okienku', sees: 'Za okienkom sa vznáša' },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { mirror: male('dinosaurík') },
      words: { place: 'V domčeku medzi dinosaurami', window: 'na okne', sees: 'Do okna nazrie' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: { mirror: male('medvedík') },
      words: { place: 'V domčeku pri lese', window: 'na okne', sees: 'Do okna nazrie' },
    },
    base: {
      themes: ['superheroes'],
      figures: { mirror: male('Hryzk', 'o') },
      words: { place: 'V základni superhrdinov', window: 'na okne', sees: 'Do okna nazrie superhrdina' },
    },
    home: {
      themes: [],
      figures: { mirror: male('sused Kub', 'o') },
      words: { place: 'V kuchyni', window: 'na okne', sees: 'Do okna nazrie' },
    },
  },
  keys: {
    way: '[has| zub-prehltla: hlt | vila-neprisla: nik | zub-nechce-dat: nechce | zub-strecha, zub-dve-vily, zub-mys: kraj | zub-kolko-viac: kolko | zub-otazka: otaz | zub-vyhodili: vyh | zub-inde: inde | zub-stratila: fuc | nik]',
  },
  things: {
    whom: {
      ...{ kinds: [], grownUps: true },
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
  words: { where: WHERE },
  fact: '[Hero] [poslal/posiela] zubnej víle list, ktorý namiesto mena podpísali zuby.',
  next: 'Na okne ležal lístok, celkom malý, a písmo na ňom bolo ešte menšie.',
  young: `
== zub
${way({
  hlt: `[has| polievka: Žbluňk, a zub je v polievke. Lyžica, hlt, a *zub zub je preč. | kasa: Zub spadne do kaše. Lyžica, hlt, a *zub zub je preč. | jogurt: Zub spadne do jogurtu. Lyžička, hlt, a *zub zub je preč. | [Hero] zahryzne do ${FOOD}. Chrum, hlt, a *zub zub je preč.] Je v bruchu!`,
  fuc: `[Hero] má vpredu novú dieru, ale *zub zub nikde. Je preč a [where] nie je pod ničím ani za ničím. ${OUT_LATE}`,
  vyh: `[has:zub-vysali| Vrrr! ${THREW} vysáva a *zub zub je zrazu vo vysávači. Nájde sa prach, iba zub nie. | [has:zub-ja-vyhodila| [is:whom| [Whom] zub pekne zabalí. |] |] ${THREW} vyhodí papierik a v papieriku je *zub zub! Kôš je prehrabaný až po dno, ale zub nikde.]`,
  inde: `[Hero] má vpredu novú dieru. Lenže *zub zub je ${AWAY} a [hero] je tu.`,
  kolko:
    'Pod vankúšom je minca a *zub zub je preč. Lenže [is:whom| [whom] má od víly viac | iné deti majú od víly viac].',
  kraj: '[has| zub-strecha: [Hero] hodí *zub zub na strechu, lebo niekde vo svete sa to robí tak. [has:zub-vyhodila-holuba| Ťuk! Zub trafí holuba. |] | zub-mys: Niekde chodí po zuby víla a niekde myška. A *zub zub má [hero] iba jeden. | V každej krajine je iná víla. A *zub zub má [hero] iba jeden.]',
  nechce: '[Hero] drží v dlani *zub zub. Je biely, hladký a teplý. Víla ho vraj v noci vezme.',
  otaz: `@hero „${QUESTION}?“ pýta sa [hero] a jazyk pritom hľadá, kde je ďalší *zub zub.`,
  nik: '[Hero] ráno strčí ruku pod vankúš. Je tam iba *zub zub. Zubná víla neprišla!',
})}

${way({
  hlt: '@hero „Čo si teraz víla vezme?“ plače [hero]. [has:minca| @hero „A dá mi aj tak euro?“ | ]',
  fuc: '@hero „Čo si teraz víla vezme?“ plače [hero]. [has:minca| @hero „A dá mi aj tak euro?“ | ]',
  vyh: '@hero „Čo si teraz víla vezme?“ plače [hero]. [has:minca| @hero „A dá mi aj tak euro?“ | ]',
  inde: '@hero „Víla príde sem a nič nenájde,“ plače [hero].',
  kolko: '@hero „Mám horšie zuby?“ pýta sa [hero] a hlas sa trasie.',
  kraj: '[has| zub-vyhodila-holuba: @hero „Teraz sa hnevá holub aj víla,“ plače [hero]. | zub-strecha: @hero „A čo si teraz vezme víla?“ plače [hero]. | zub-mys: @hero „Kto po môj príde?“ pýta sa [hero] a skoro plače. | @hero „Chcem, aby prišla tá naša,“ povie [hero] a skoro plače.]',
  nechce: '@hero „Ale ja ho nedám,“ povie [hero] a skoro plače. „Je môj!“',
  otaz: '@hero „A čo keď to nevie nikto?“ povie [hero] smutne.',
  nik: '@hero „Zabudla na mňa,“ plače [hero]. [has:minca| @hero „Ani euro tu nie je.“ | ]',
})}

${way({
  hlt: '[Adult] utrie slzy((, jednu po druhej)). @adult „Aj ja som raz jeden [adult:zjedla/zjedol/zjedol], s buchtou,“ povie [adult]. „Napíšeme jej list.“',
  fuc: '[Adult] utrie slzy((, jednu po druhej)). @adult „Aj môj prvý sa dodnes kdesi túla,“ povie [adult]. „Napíšeme jej list.“',
  vyh: `[Adult] utrie slzy. ${SORRY('Napíšeme víle list.')}`,
  inde: '[Adult] utrie slzy. @adult „Zub je v bezpečí, iba to víla nevie,“ povie [adult]. „Napíšeme jej list.“',
  kolko:
    '[Adult] si sadne vedľa. @adult „Podľa peňazí sa zuby nepoznajú,“ povie [adult]. „Spýtame sa jej. Napíšeme list.“',
  kraj: '[Adult] si sadne vedľa. @adult „Ona iba nevie, ako to s tým zubom je,“ povie [adult]. „Napíšeme jej list.“',
  nechce: '[Adult] si sadne vedľa. @adult „Je tvoj,“ povie [adult]. „Víla ho neberie nasilu. Napíšeme jej list.“',
  otaz: '[Adult] sa zamyslí. @adult „Ja to neviem,“ povie [adult]. „Ale vieme, koho sa spýtať. Napíšeme jej list.“',
  nik: '[Adult] utrie slzy((, jednu po druhej)). @adult „Asi nevie, ktoré okno je tvoje,“ povie [adult]. „Napíšeme jej list.“',
})}

+2
${way({
  hlt: '@hero „A zub mi v bruchu neublíži?“ pýta sa [hero].',
  fuc: '@hero „A čo ak ho našla myš?“ pýta sa [hero].',
  vyh: '@hero „A nebude mu v smetiach smutno?“ pýta sa [hero].',
  inde: '@hero „A čo ak je mu tam smutno?“ pýta sa [hero].',
  kolko: '@hero „A čo ak bol ten môj krivý?“ pýta sa [hero].',
  kraj: '[has:zub-vyhodila-holuba| @hero „A čo holub?“ pýta sa [hero]. | @hero „A čo ak list nenájde?“ pýta sa [hero].]',
  nechce: '@hero „A nebude sa hnevať?“ pýta sa [hero].',
  otaz: '@hero „A čo ak je to tajomstvo?“ pýta sa [hero].',
  nik: '@hero „A čo ak môj zub nechce?“ pýta sa [hero].',
})}

${way({
  hlt: '@adult „Kdeže, brucho si ho ani nevšimne,“ povie [adult].',
  fuc: '@adult „Tak má tej myši čo závidieť sestra,“ povie [adult].',
  vyh: '@adult „Kdeže, leží pri šupke z banána a rozprávajú sa,“ povie [adult].',
  inde: '@adult „Kdeže, oddychuje,“ povie [adult]. „Celý týždeň sa kýval.“',
  kolko: '@adult „Bol tvoj,“ povie [adult]. „Taký druhý nemá ani víla.“',
  kraj: '[has:zub-vyhodila-holuba| @adult „Holubovi necháme na okne omrvinky,“ povie [adult]. „To je prepáč po holubsky.“ | @adult „Dáme ho na okno, tam letia všetci,“ povie [adult].]',
  nechce: '@adult „Na toho, kto pekne napíše?“ povie [adult]. „Nikdy.“',
  otaz: '@adult „Tak nám to napíše malým písmom,“ povie [adult].',
  nik: '@adult „Taký pekný zub?“ povie [adult]. „Ten chce každá víla.“',
})}
/+2

+3
Jazyk hneď beží do diery pozrieť, čo je tam nové. Je tam mäkko a trochu slano. Ešte včera bolo obsadené, a teraz je tam voľno.
/+3

== list
[Place] si sadnú za stôl. [Adult] píše a [hero] hovorí. @hero „Milá víla, ${way({
    hlt: 'zub mám v bruchu',
    fuc: 'môj zub je niekde a nikto nevie kde',
    vyh: '[has:zub-vysali| zub je vo vysávači | zub je v smetiach]',
    inde: `zub nie je tu, je ${AWAY}`,
    kolko: 'bol môj zub dobrý? Napíš pravdu',
    kraj: '[has| zub-strecha: zub je na streche, nehnevaj sa | zub je iba jeden, príď ty]',
    nechce: 'zub mi, prosím, nechaj',
    otaz: '[has| zub-kaz: čo robíš so zubami, na ktorých je kaz? Píš pravdu | zub-neveri: si naozaj? Napíš pravdu | načo sú ti zuby? Napíš pravdu]',
    nik: 'zub je stále tu',
  })}.“

@adult „A ako bude vedieť, kto jej píše?“ pýta sa [adult].

@hero „Niekto s bielymi zubami,“ povie [hero].

@adult „Také má každý,“ povie [adult](( a čaká)).

@hero „Tak napíš, že som [dobrá/dobrý/dobré dieťa].“

@adult „Aj to píše každý,“ povie [adult](( a hryzie ceruzku)).

+2
@hero „Nakreslíme ju, tú dieru,“ navrhne [hero]. Lenže dieru nakresliť je ťažké. Stále je z nej iba čierna fazuľa.
/+2

[Hero] rozmýšľa a jazyk pritom chodí do diery a späť, do diery a späť.

@hero „Ja jej ukážem, kde má domček!“ povie [hero]. Potom vezme krajec chleba s maslom a zahryzne. Chrum, a je to!

*podpis Na chlebe zostane stopa. Zub, zub, potom kopček masla, a zasa zub.

@hero „Ten kopček je moja diera!“ smeje sa [hero]((, s maslom na nose)).

@adult „Taký podpis nemá nikto na svete,“ povie [adult].

[with| [friend-is| pet: [Friend] sa podpíše mokrým nosom. | toy: [Friend] sa podpíše nosom, aby mala víla svedka. | @friend „Aj ja sa podpíšem,“ povie [friend]((, a zahryzne z druhej strany)). „Aby mala víla svedka.“] | ]

+2
[Sees] [mirror]. @mirror „Aj mne chýba zub,“ povie [mirror]. „Môžem sa podpísať?“

Posadí sa k nim a zahryzne. Chrum! Lenže do stola.

@adult „Do chleba!“ povie [adult].

@mirror „Takto je to na dlhšie,“ povie [mirror].
/+2

+3
A naozaj. Na stole je odvtedy polkruh a v ňom kopček dreva, presne tam, kde má [mirror] dieru. [with2| @friend2 „Aj ja chcem,“ povie [friend2], ale druhý stôl doma nie je. | Dá sa doň pekne oprieť palec.]

Potom treba obálku. Obálka je malá a chlieb je veľký, a ohnúť sa nedá, lebo maslo ide von.

@hero „Nech je to bez obálky,“ povie [hero]. „Aspoň si to víla prečíta hneď, ešte na okne.“
/+3

+4
@adult „A ako nájde naše okno?“ pýta sa [adult]. „V tme sú všetky rovnaké.“

[Hero] prinesie lampičku a postaví ju na okno. @hero „Naše je to, čo svieti,“ povie [hero]. [more| [Others] postavia vedľa aj svoje, takže svietia ako mesto. | Lampička svieti až na cestu.]

@mirror „Keby blúdila, pošlem ju sem,“ povie [mirror]. „Ja v noci aj tak nespím, ja počúvam.“

@adult „A čo počúvaš?“ pýta sa [adult].

@mirror „Či mi už rastie nový,“ povie [mirror] a otvorí papuľku. Chvíľu všetko počúva. Nie je počuť nič, lebo zuby rastú potichu.

@hero „Aj mne rastie?“ pýta sa [hero].

@adult „Už sa balí a chystá na cestu,“ povie [adult].

@hero „Tak nech nezabudne na adresu,“ povie [hero] a otvorí ústa do lampičky, aby nový zub trafil. [with2| @friend2 „Svieti ti to až von,“ povie [friend2]. | Svieti to až von.]
/+4

== bed
-2
Večer leží list [window] a na ňom chlieb. [Hero] leží v posteli, kde je teplo.
/-2

+2
Večer leží list [window], na ňom chlieb a na chlebe mesiac. [Hero] leží v posteli a pod perinou je teplo a ticho.
/+2

@hero „A čo ak ^podpis ten podpis zje?“ šepne [hero].

@adult „Tak bude vedieť, že máme dobré maslo,“ šepne [adult].

+3
[with| [friend-is| toy: [Friend] leží na vankúši. | [Friend] pomaly dýcha.] | Tieň na stene pomaly dýcha.] Niekde ďaleko zaspáva aj [mirror] a chrápe celkom potichu. Cez takú dieru to inak nejde.
/+3

+4
@hero „A čo robí víla s toľkými zubami?“ šepne [hero].

@adult „Možno z nich má dláždený chodník,“ šepne [adult]. „Preto taký biely a preto taký tichý.“

@hero „A keď príde, zobudíš ma?“ šepne [hero].

@adult „Víly chodia tak potichu, že ich nepočujem ani ja,“ šepne [adult]. „Ale ráno sa pozrieme spolu.“

Za oknom je veľká, mäkká a celkom tichá tma. Niekde v nej pomaly letí malá víla s taškou. Možno je ešte ďaleko. Možno práve teraz otáča nad mestom a hľadá, kde svieti lampička. Vietor jej podrží dvere, tráva jej ustúpi a mesiac jej svieti na cestu, tam aj späť, celú dlhú tichú noc.

Perina je mäkká, vankúš je mäkký a na okne je pokoj. Maslo sa v teple lampičky trochu leskne a list ticho čaká.
/+4

${way({
  hlt: '@hero „Dobrú noc, zub,“ šepne [hero] bruchu.',
  fuc: '@hero „Dobrú noc, zub, nech si kdekoľvek,“ šepne [hero].',
  vyh: '@hero „Dobrú noc, zub, aj tebe, šupka,“ šepne [hero].',
  inde: `@hero „Dobrú noc, zub,“ šepne [hero] až tam, kde je.`,
  kolko: '@hero „Bol dobrý,“ šepne [hero]. „A ten nový bude tiež.“',
  kraj: '[has:zub-vyhodila-holuba| Na okne sú omrvinky a niekto ich potichu ďobká. | @hero „Teraz už vie, kam ísť,“ šepne [hero].]',
  nechce: 'Zub leží v dlani a je tam teplo.',
  otaz: '@hero „Ona mi odpíše,“ šepne [hero].',
  nik: '@hero „Teraz už nájde to správne okno,“ šepne [hero].',
})}

Jazyk sa ide ešte raz pozrieť, kde mal ^zub zub domček. Je tam mäkko a ticho.

!asleep Tak sa vráti, ľahne si a [hero] spí.
`,
  older: `
== zub
${way({
  hlt: `[Hero] zahryzne do ${FOOD}, prehltne, a až potom jazyk zistí, že vpredu je voľné miesto. *zub Zub je v bruchu a odtiaľ ho už nikto nevráti.`,
  fuc: '*zub Zub vypadne [where], a kým sa [hero] spamätá, je preč. Hľadá sa pod všetkým a za všetkým a nájdu sa dva gombíky, kamienok a cudzia sponka. Zub nie, a už sa aj pomaly stmieva.',
  vyh: `[has:zub-vysali| ${THREW} vysáva pod posteľou, vo vysávači to cinkne a *zub zub je preč. Prach sa preosieva cez sitko až do večera. Nájde sa gombík, korálik a cudzia sponka. Zub nie. | [has:zub-ja-vyhodila| [is:whom| [Whom] zabalí zub do papierika a [hero] ho prinesie domov. |] |] ${THREW} upratuje a s papierikom letí do koša aj *zub zub, ktorý v ňom bol zabalený. Kôš sa prehrabe až po dno. Nájdu sa šupky, účty a cudzia sponka. Zub nie.]`,
  inde: `*zub Zub je vonku, lenže je ${AWAY}, a [hero] je tu. Nie je stratený, to je to najhoršie: každý presne vie, kde je, iba ho tam nikto neprinesie do večera. A víla chodí v noci.`,
  kolko:
    'Pod vankúšom je ráno minca a *zub zub je preč. Všetko je, ako má byť, kým nepríde reč na to, koľko. [is:whom| [Whom] má za zub viac, oveľa viac. | Iné deti majú za zub viac, oveľa viac.]',
  kraj: '[has| zub-strecha: Niekde vo svete patrí *zub zub na strechu, a tak ho tam [hero] pošle tiež. [has:zub-vyhodila-holuba| Lenže trafí holuba, ten sa urazí a odletí. | Zub tam cinkne a je preč.] Až potom príde na um, že po strechách víla nechodí. | zub-mys: Niekde chodí po zuby víla a niekde myška. *zub Zub je však iba jeden a nikto nevie, kto z nich o ňom vie, kto sa urazí a kto príde nadarmo. | V každej krajine je iná víla. *zub Zub je však iba jeden a nikto nevie, ktorá z nich o ňom vie, ktorá sa urazí a ktorá príde nadarmo.]',
  nechce:
    '*zub Zub leží v dlani, je hladký a ešte teplý. Víla ho má v noci vziať, tak sa to robí. Lenže [hero] ho dať nechce, lebo druhý taký na svete nie je a nikdy už nebude.',
  otaz: `@hero „${QUESTION}?“ pýta sa [hero]. *zub Zub za zubom odchádza pod vankúš a nikto sa nikdy nedozvie, kde potom sú. V knihe to nestojí a v škole sa to neberie.`,
  nik: '*zub Zub je ráno pod vankúšom presne tam, kde má byť. Zubná víla neprišla. Je tam iba zub a jedna omrvinka.',
})}

${way({
  hlt: '@hero „Čo si teraz víla vezme?“ pýta sa [hero] a hlas sa pritom trasie. [has:minca| @hero „Za prázdnu škatuľku sa euro nedáva.“ | Škatuľka, pripravená celý týždeň, je prázdna.]',
  fuc: '@hero „Čo si teraz víla vezme?“ pýta sa [hero] a hlas sa pritom trasie. [has:minca| @hero „Za prázdnu škatuľku sa euro nedáva.“ | Škatuľka, pripravená celý týždeň, je prázdna.]',
  vyh: '@hero „Čo si teraz víla vezme?“ pýta sa [hero] a hlas sa pritom trasie. [has:minca| @hero „Za prázdnu škatuľku sa euro nedáva.“ | Škatuľka, pripravená celý týždeň, je prázdna.]',
  inde: '@hero „Príde sem a nič nenájde,“ povie [hero] a hlas sa pritom trasie. Škatuľka, pripravená celý týždeň, je prázdna.',
  kolko: '@hero „Mám horšie zuby?“ pýta sa [hero] a hlas sa pritom trasie. Nejde pritom vôbec o peniaze.',
  kraj: '[has| zub-vyhodila-holuba: @hero „Teraz sa hnevá holub aj víla,“ povie [hero] a hlas sa pritom trasie. | zub-strecha: @hero „Čo si teraz víla vezme?“ pýta sa [hero] a hlas sa pritom trasie. | @hero „Chcem, aby prišla tá naša,“ povie [hero] a hlas sa pritom trasie.] Škatuľka na nočnom stolíku je prázdna.',
  nechce: '@hero „Je môj,“ povie [hero] a hlas sa pritom trasie. Za mincu sa druhý nekúpi.',
  otaz: '@hero „Ani ty to nevieš?“ povie [hero] a hlas sa pritom trasie. Veď ide o vlastné zuby.',
  nik: '@hero „K iným chodí a ku mne nie,“ povie [hero] do vankúša a hlas sa pritom trasie. [has:minca| Nejde pritom vôbec o to euro. | Nejde pritom vôbec o peniaze.]',
})} Na slzy je [hero] už [veľká/veľký/v školskom veku], lenže slzy o tom nevedia.

@adult „${way({
    hlt: 'Môj prvý skončil v buchte',
    fuc: 'Môj prvý je dodnes niekde v piesku',
    vyh: '[has:zub-ja-vyhodila| Prepáč, ruka netušila, čo drží, a mrzí ma to | To sa nestalo naschvál a môj prvý je tiež v smetiach]',
    inde: 'Zub sa nestratil a ráno bude stále tam, kde je',
    kolko: 'Podľa peňazí sa zuby nepoznajú a za môj prvý bol orech',
    kraj: 'Môj prvý bol v troch krajinách a nakoniec ostal v kabáte',
    nechce: 'Víla neberie nič nasilu a môj prvý mi nechala',
    otaz: 'Na to sa ma ešte nikto nespýtal, ani môj prvý zub',
    nik: 'Možno má v našej ulici veľa práce',
  })},“ povie [adult] a objíme [ju/ho/hneď každého, kto plače].

+2
${way({
  hlt: '@hero „A čo si vtedy víla vzala?“ pýta sa [hero].',
  fuc: '@hero „A čo si vtedy víla vzala?“ pýta sa [hero].',
  vyh: '@hero „A čo si vtedy víla vzala?“ pýta sa [hero].',
  inde: '@hero „A počkala naň víla?“ pýta sa [hero].',
  kolko: '@hero „A nebolo ti to ľúto?“ pýta sa [hero].',
  kraj: '@hero „A ktorá víla po neho prišla?“ pýta sa [hero].',
  nechce: '@hero „A nechýbal jej potom?“ pýta sa [hero].',
  otaz: '@hero „A nebolo sa koho opýtať?“ pýta sa [hero].',
  nik: '@hero „A čo si vtedy víla vzala?“ pýta sa [hero].',
})}

@adult „To si už nepamätám,“ povie [adult]. „Pamätám si iba to, že som [adult:plakala/plakal/plakal] do taniera a polievka bola potom lepšia.“

To je síce pekné, ale pomôcť to nepomôže. V zrkadle vyzerá pusa ako ulica, z ktorej zmizne celý dom, a v tej medzere je iba tma. [Hero] sedí a jazyk chodí na voľné miesto a späť, na voľné miesto a späť, sem a tam.
/+2

== cesnak
Na kuchynskom stole stojí miska a v nej je cesnak. Jeden *strucik strúčik je malý, biely a trochu krivý. [Hero] sa naň díva dlho a čoraz pozornejšie.

${way({
  hlt: 'V noci a potme by ho od zuba nerozoznal nikto, a víla má vraj vždy naponáhlo.',
  fuc: 'V noci a potme by ho od zuba nerozoznal nikto, a víla má vraj vždy naponáhlo.',
  vyh: 'V noci a potme by ho od zuba nerozoznal nikto, a víla má vraj vždy naponáhlo.',
  inde: 'V noci a potme by ho od zuba nerozoznal nikto, a víla má vraj vždy naponáhlo.',
  kolko: 'Ak víla nespozná zub od cesnaku, dá zaň toľko ako ostatným, a bude po starosti.',
  kraj: 'V noci a potme by ho od zuba nerozoznal nikto, ani víla, ktorá prišla zďaleka.',
  nechce: 'Nech si víla vezme cesnak. V noci a potme ho od zuba nerozozná a ten pravý ostane.',
  otaz: 'Kto sa chce niečo dozvedieť, urobí pokus. Spozná víla potme zub od cesnaku?',
  nik: 'Pre jeden zub sa víle možno neoplatí letieť, ale pre dva by sa oplatilo.',
})} A tak ide strúčik pod vankúš.

[with| [friend-is| pet: [Friend] pod vankúš iba strčí ňufák a kýchne. | toy: @friend „To je cesnak,“ šepne [friend] zo susedného vankúša. | @friend „To je cesnak,“ povie [friend].] | ]

[with| [friend-is| pet: @hero „Potme to nevidno,“ povie [hero]. | @hero „Potme to nevidno,“ povie [hero].] | ]

+2
[with| [friend-is| pet: [Friend] kýchne ešte raz a ide spať inam. | @friend „Ale cítiť,“ povie [friend].] | ]

[Hero] si to vie celkom presne predstaviť. Víla priletí, siahne, vezme a letí ďalej, lebo má tašku plnú zubov a pred sebou ešte celé mesto. Kto by v noci zuby ovoniaval? Veď ich je toľko a ona je na to iba jedna!
/+2

[Adult] príde dať dobrú noc a zastane vo dverách. @adult „Nejako to tu vonia ako guláš,“ povie [adult].

@hero „To bude ten zub,“ povie [hero].

@adult „Aha,“ povie [adult] a pootvorí okno.

== noc
Lenže spať sa nedá. Nie je to vôňou, na vôňu si nos po chvíli zvykne.

-2
[Hero] myslí na to, ako víla ten cesnak odnesie a položí ho na policu medzi pravé zuby. Bude pri ňom napísané meno a celá polica začne voňať ako guláš.
/-2

+2
[Hero] myslí na to, čo bude potom. Víla ten cesnak odnesie domov a položí ho na policu medzi pravé zuby, pekne podľa mien. Do rána začne celá polica voňať ako guláš. Víla bude chodiť sem a tam, ovoniavať jeden zub za druhým a nebude ani trochu rozumieť, čo je to dnes s nimi. A potom príde k jednému menu a zastane.

[Hero] si to meno povie potichu a prikryje si hlavu perinou. Pod perinou je to ešte horšie, lebo pod perinou je guláš hustejší.
/+2

+3
Dá sa mlčať. Ráno by tam možno niečo bolo a nikto by sa na nič nepýtal. Lenže peniaze za cesnak sa nedajú minúť na nič dobré. V každej zmrzline bude guláš.

[Hero] sa otočí na druhý bok. Aj na druhom boku je to pravda. A na bruchu tiež, tam dokonca najviac, lebo tam je vankúš najbližšie.

@hero „Jeden cesnak,“ povie [hero] do tmy. „Veď je to iba jeden malý cesnak.“ Tma na to nič nepovie, iba vonia, a čím dlhšie mlčí, tým je jej viac.
/+3

[Hero] vstane a ide bosými nohami do kuchyne. @hero „Ten ^strucik strúčik nie je zub,“ povie [hero] a díva sa na vlastné palce. „Je to cesnak.“

@adult „Viem,“ povie [adult]. „Zuby na guláš nevoňajú. Sadni si ku mne.“

@hero „A prečo si nič [adult:nepovedala/nepovedal/nepovedal]?“ pýta sa [hero].

@adult „Lebo mi bolo jasné, že niekto príde a povie to,“ povie [adult]. „A už je tu.“

+2
V kuchyni je v noci všetko inak. Chladnička si čosi hmká, dlaždice studia a hodiny, ktoré cez deň nie je počuť, idú ako vojaci.
/+2

== list
Sadnú si vedľa seba, v pyžamách, a píšu. @hero „Milá víla, ten biely nie je zub. Pravý ${way({
    hlt: 'mám v bruchu',
    fuc: 'je niekde a nikto nevie kde',
    vyh: '[has:zub-vysali| zhltol vysávač | je v smetiach]',
    inde: `je ${AWAY}`,
    kolko: 'už máš a chcem vedieť, či bol dobrý',
    kraj: '[has:zub-strecha| je na streche a nechcem, aby si sa hnevala | je iba jeden a dávam ho tebe]',
    nechce: 'si chcem nechať doma',
    otaz: '[has:zub-kaz| má možno kaz a chcem vedieť, čo s takým robíš | ti pošlem a chcem vedieť, čo s ním robíš]',
    nik: 'je iba jeden a čaká tu',
  })}. Nemusíš zaň nič dávať. Chcem len, aby si vedela, že je môj.“

+2
Perom to ide ťažko, ceruzkou ľahšie. [Adult] to po sebe prečíta nahlas, pomaly a s bodkami. Znie to vážne a pekne, ako list, aký nechodí každý deň, a kto ho raz dostane, schová si ho do šuplíka.
/+2

@adult „To je pekne povedané,“ povie [adult]. „Ale napísať to môže hocikto.“

@hero „Je biely a malý,“ diktuje [hero].

@adult „Ako cesnak,“ povie [adult].

+2
@hero „A patrí dopredu!“

@adult „Vpredu ich má každý,“ povie [adult] a hryzie ceruzku. „Treba niečo, čo má iba jediný človek na celom svete.“

@hero „A čo odtlačok prsta?“

@adult „Ten by sedel na prst,“ povie [adult]. „Víla zbiera zuby.“
/+2

[Hero] rozmýšľa a jazyk pritom ide na voľné miesto. A vtedy to príde. [Hero] vezme krajec chleba s maslom a zahryzne. Chrum!

*podpis Na chlebe je stopa, zub vedľa zuba ako plot. A v tom plote je bránka, v ktorej stojí iba kopček masla.

@hero „Tu je jeho miesto,“ povie [hero].

@adult „Taký podpis sa nedá napodobniť ani cesnakom,“ povie [adult] a odloží ceruzku.

+2
[with| [friend-is| pet: [Friend] príde tiež a priloží na okraj mokrý nos, aby mala víla aj svedka. | toy: [Friend] priloží na okraj nos, aby mala víla aj svedka. | @friend „Ja som svedok,“ povie [friend] a zahryzne z druhej strany.] | Na druhú stranu krajca sa pre istotu podpíše aj [adult]. Tam je plot celý a bránka nikde.]

Chvíľu sa na to len dívajú. Je zvláštne vidieť vlastné ústa zvonku, a ešte k tomu na masle.
/+2

+3
[Sees] [mirror]. @mirror „Aj mne chýba zub,“ povie [mirror]. „Už druhý týždeň hľadám niekoho, kto by mi to napísal.“

@hero „Tak si hryzni,“ povie [hero] a podá krajec. [Mirror] si sadne k nim, lenže má radšej stôl. Chrum!

@mirror „Chlieb niekto do rána zje,“ povie [mirror] spokojne a olízne si papuľku. „Takto je to na dlhšie.“ [with2| @friend2 „Toto už víla neprehliadne,“ povie [friend2]. | V stole je polkruh a v ňom kopček dreva, ako keď v plote chýba latka.]

@adult „Aspoň budeme vedieť, kde sedíš,“ povie [adult] a prikryje to obrusom.
/+3

+3
Zostáva obálka. Chlieb sa do nej nevojde, a keď sa ohne, maslo ide von a adresa je mastná.

@hero „Bude to pohľadnica,“ povie [hero]. „Pohľadnicu môže čítať každý. Aspoň to bude vedieť aj poštár a pani zo susedného okna.“
/+3

+4
@adult „A čo urobíme s cesnakom?“ pýta sa [adult].

[Hero] ho vezme medzi dva prsty. Teraz, pri svetle, sa na zub nepodobá ani trochu. Je to celkom obyčajný cesnak, ktorý za nič nemôže a stačí mu byť cesnakom.

@hero „Pošleme ho tiež,“ povie [hero]. „Iba k nemu napíšeme pravdu.“

Tak mu urobia visačku na nitke. Je na nej CESNAK a pod tým menším písmom: do polievky, dobrý na nádchu. Víla predsa lieta aj v zime a čiapku nenosí nikdy. [more| [Others] pripíšu na okraj pozdravy, jeden vedľa druhého.]

@adult „A adresa?“ pýta sa [adult].

@hero „Okno, z ktorého to vonia,“ povie [hero]. A prvý raz za celý večer sa na tom smejú spolu.
/+4

== bed
-2
Potom leží list [window] a na ňom chlieb. [Hero] leží v teplej posteli a [adult] sedí vedľa.
/-2

+2
Potom leží list [window], na ňom chlieb a na masle sa leskne mesiac. [Hero] leží v teplej posteli a vankúš už nevonia na nič. [Adult] sedí vedľa a je ticho.
/+2

@hero „A čo ak ten ^podpis podpis zje?“ šepne [hero].

@adult „Tak si aspoň pochutí,“ šepne [adult]. „A potom si prečíta zvyšok.“

+2
@hero „A čo ak sa bude hnevať pre ten cesnak?“

@adult „Na toho, kto jej to sám napíše, sa hnevať nedá,“ šepne [adult] a vyrovná perinu. „To vie každá víla.“
/+2

+3
-4
Niekde ďaleko zaspáva aj [mirror] a cez voľné miesto mu pomaly a potichu píska dych.
/-4
/+3

+4
@hero „A príde?“ šepne [hero] po chvíli.

@adult „Sľúbiť ti to neviem,“ šepne [adult]. „Ale keby taký list prišiel mne, prečítam si ho dvakrát.“

Niekde ďaleko zaspáva aj [mirror] a cez voľné miesto mu potichu píska dych. [with| [friend-is| toy: [Friend] leží na vankúši. | [Friend] už pokojne dýcha.] | V dome je pokoj.] Lampička svieti mäkko a okno vidno aj z veľkej výšky. Strúčik leží vedľa chleba so svojou visačkou a po prvý raz sa za nič nevydáva.
/+4

${way({
  hlt: '@hero „Dobrú noc, zub,“ šepne [hero] bruchu.',
  fuc: '@hero „Dobrú noc, zub, nech si kdekoľvek,“ šepne [hero].',
  vyh: '@hero „Dobrú noc, zub,“ šepne [hero] smerom k smetiam.',
  inde: '@hero „Dobrú noc, zub,“ šepne [hero] až tam, kde je.',
  kolko: '@hero „Bol dobrý,“ šepne [hero]. „Viem to aj bez peňazí.“',
  kraj: '[has:zub-vyhodila-holuba| Na okne sú omrvinky a niekto ich potichu ďobká. | @hero „Teraz už vie, kam ísť,“ šepne [hero].]',
  nechce: 'Zub leží v dlani a je tam teplo.',
  otaz: '@hero „Ona mi odpíše,“ šepne [hero].',
  nik: '@hero „Teraz už nájde to správne okno,“ šepne [hero].',
})}

Jazyk sa ide ešte raz pozrieť na voľné miesto, ktoré zostáva, keď je ^zub zub preč. Je tam mäkko a ticho.

!asleep Tak sa otočí, ľahne si a o chvíľu [hero] spí.
`,
}
