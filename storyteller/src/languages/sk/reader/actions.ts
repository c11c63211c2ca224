import { fold } from '../../../craft/fold.ts'
import type { Action, Affordance } from '../../../craft/lexicon.ts'

/*
 * What is done, one a line: infinitive | present | past of him | what one can who can do it ("-" for none) | further ways to write it.
 * The present and the past are those of the third person; the infinitive's, theirs and those of many and of her are found by themselves.
 */
const LINES = `
plávať | pláva | plával | swims | plávanie, plávania, plávaniu, plávaní, plávaním, zaplávať, preplávať
bicyklovať sa | bicykluje sa | bicykloval sa | - | bicyklovať, bicykluje, bicyklovanie, bicyklovaní, jazdiť na bicykli, jazdí na bicykli, jazda na bicykli
korčuľovať sa | korčuľuje sa | korčuľoval sa | - | korčuľovať, korčuľuje, korčuľovanie, korčuľovania, korčuľovaní, na korčuliach, krasokorčuľovanie
lyžovať sa | lyžuje sa | lyžoval sa | - | lyžovať, lyžuje, lyžovanie, lyžovania, lyžovačka, lyžovačku, lyžovačke
sánkovať sa | sánkuje sa | sánkoval sa | - | sánkovať, sánkovanie, sánkovačka, sánkovačku
zaväzovať si šnúrky | zaväzuje si šnúrky | zaväzoval si šnúrky | - | zaviazať si šnúrky, zaväzovať šnúrky, zaviazať šnúrky, viazať šnúrky, šnúrky, šnúrok, šnúrkami, zaväzovanie šnúrok
pískať | píska | pískal | sings | zapískať, pískanie, pískať si, hvízdať
spievať | spieva | spieval | sings | zaspievať, spievanie, spievania, spev, spievať si
tancovať | tancuje | tancoval | jumps | zatancovať, tancovanie, tancovania, tancuj, tanečník
pokresliť | pokreslí | pokreslil | - | počmárať, počmáral, počmárala, pokreslila, pokreslili, dokreslila, dokreslil, čmárala, čmáral
zabočiť | zabočí | zabočil | rolls | odbočiť, zabáčať, odbočovať, zatočiť, zabáča
brzdiť | brzdí | brzdil | rolls | zabrzdiť, brzdenie, zastaviť
potápať sa | potápa sa | potápal sa | swims | ponoriť sa, potápanie, potápať
odstrihnúť | odstrihne | odstrihol | - | odstrihla, ostrihala, ostrihal, rozstrihla, rozstrihol, nastrihla, nastrihol, prestrihla, prestrihol
kresliť | kreslí | kreslil | - | nakresliť, kreslenie, kreslenia, nakreslil, kreslila, kreslí si
maľovať | maľuje | maľoval | - | namaľovať, maľovanie, maľovania, namaľoval, namaľovala, vymaľovať
čítať | číta | čítal | sees | prečítať, čítanie, čítania, čítaní, čítaním, čítaniu, prečítal, nečíta
písať | píše | písal | holds | napísať, písanie, písania, písaní, napísal, podpísať sa
počítať | počíta | počítal | hears | spočítať, počítanie, rátať, ráta, počítania
skákať | skáče | skákal | jumps | skočiť, skok, skáčať, vyskočiť, skákanie
behať | behá | behal | runs | bežať, beží, bežal, beh, behanie
lietať | lieta | lietal | flies | letieť, letel, letí, lietanie, vzlietnuť, vyletieť, poletieť
liezť | lezie | liezol | climbs | vyliezť, preliezať, lezenie, šplhať, šplhá, vyliezol
kopať | kope | kopal | digs | vykopať, kopanie, hrabať, vyhrabať
variť | varí | varil | warms | uvariť, varenie, navariť, varenia
piecť | pečie | piekol | warms | upiecť, pečenie, upečie, napiecť, piekla, upiekla, upiekol
spať | spí | spal | is-quiet | zaspať, spanie, spania, zaspávanie, zaspávať, spinkať, zaspávania, nespí
zaspať | zaspí | zaspal | is-quiet | usnúť, zaspí, zaspala
prehltnúť | prehltne | prehltol | - | prehltávať, prehltla, prehltli
jesť | je | jedol | - | zjesť, jedenie, papať, papá, ochutnať
upratovať | upratuje | upratoval | - | upratať, upratovanie, upratovania, poupratovať, uprace
umývať si zuby | umýva si zuby | umýval si zuby | - | umyť si zuby, umývať zuby, čistiť si zuby, čistiť zuby, umývať zúbky, umývať si zúbky, umývanie zubov, umývanie zúbkov, umyť zuby
kúpať sa | kúpe sa | kúpal sa | splashes | kúpať, okúpať sa, kúpanie, kúpania, vykúpať, sprchovať sa, sprchovanie
obliekať sa | oblieka sa | obliekal sa | - | obliecť sa, obliekať, obliekanie, obliekania, obliecť
hrať sa | hrá sa | hral sa | - | hranie, hrali sa, hrajú sa, zahrať sa, pohrať sa
hrať na klavíri | hrá na klavíri | hral na klavíri | - | hra na klavíri, hrať na klavír, na klavíri, cvičiť na klavíri, na klavír
hrať na gitare | hrá na gitare | hral na gitare | - | na gitare, na gitaru
hrať na flaute | hrá na flaute | hral na flaute | - | na flautu, na flaute, na flautičke
hrať na husliach | hrá na husliach | hral na husliach | - | na husliach, na husle
hrať futbal | hrá futbal | hral futbal | runs | kopať do lopty, hrať sa s loptou, kopať si loptu
cvičiť | cvičí | cvičil | bends | cvičenie, cvičenia, trénovať, trénuje, trénovanie
stavať | stavia | staval | - | postaviť, stavanie, stavia, postavil, postavila, postavili
upiecť tortu | pečie tortu | upiekol tortu | - | piecť tortu, upečie tortu
sadiť | sadí | sadil | digs | zasadiť, sadenie, polievať, zasadil, zasadila
šiť | šije | šil | sticks | ušiť, pliesť, ušije, upliesť, štrikovať, háčkovať
strihať | strihá | strihal | - | vystrihovať, strihanie, ostrihať, vystrihnúť
lepiť | lepí | lepil | sticks | nalepiť, lepenie, zlepiť
smiať sa | smeje sa | smial sa | - | smiať, rozosmiať, zasmiať sa, smiech, smiechu
plakať | plače | plakal | splashes | rozplakať sa, plač, plaču
kričať | kričí | kričal | is-loud | vykrikovať, vrieskať, revať, krik, ziapať
šepkať | šepká | šepkal | is-quiet | šepnúť, zašepkať, šepkanie
hovoriť | hovorí | hovoril | is-loud | rozprávať, rozprávanie, hovorenie, rozpráva, povedať
počúvať | počúva | počúval | hears | počúvanie, načúvať
pozdraviť | pozdraví | pozdravil | - | zdraviť, pozdravenie, pozdrav, poprosiť
poďakovať | poďakuje | poďakoval | - | ďakovať, ďakuje, poďakovanie, poďakovania, vďačnosť
deliť sa | delí sa | delil sa | - | podeliť sa, rozdeliť sa, delenie, deliť, podeliť, požičať, požičiavať
čakať | čaká | čakal | is-slow | počkať, čakanie, čakania, dočkať sa
pomáhať | pomáha | pomáhal | carries | pomôcť, pomoc, pomoci, pomáhanie, pomôže, pomohol, pomohla
klamať | klame | klamal | - | oklamať, klamstvo, klamstva, zaklamať, lož, luhať
povedať pravdu | hovorí pravdu | povedal pravdu | - | hovoriť pravdu, pravda, pravdu, pravde, pravdovravnosť, priznať sa
ospravedlniť sa | ospravedlní sa | ospravedlnil sa | - | ospravedlňovať sa, ospravedlnenie, prepáčiť, odpustiť, ospravedlniť
prehrávať | prehráva | prehrával | - | prehrať, prehra, prehry, prehral, prehrala, prehre
vyhrávať | vyhráva | vyhrával | - | vyhrať, výhra, výhru, výhry, vyhral, vyhrala, víťazstvo
nevzdávať sa | nevzdáva sa | nevzdával sa | - | nevzdať sa, nevzdať, vytrvať, vytrvalosť, vzdať sa, nevzdal, nevzdala
žonglovať | žongluje | žongloval | - | žonglovanie
čarovať | čaruje | čaroval | glows | kúzliť, vyčarovať, čarovanie, kúzlo, kúzla, kúziel, kúzlami, kúzle, kúzlom
snívať | sníva | sníval | - | snívanie, zasnívať sa, snívať sa
cestovať | cestuje | cestoval | - | cestovanie, cestovania, precestovať
stanovať | stanuje | stanoval | - | stanovanie, stanovačka, stanovačku, kempovať, táboriť
chytať ryby | chytá ryby | chytal ryby | holds | rybárčiť, rybačka, rybačku, rybárčenie, na ryby
šmýkať sa | šmýka sa | šmýkal sa | - | šmýkať, šmýkanie, kĺzať sa
hojdať sa | hojdá sa | hojdal sa | - | hojdať, hojdanie, húpať sa
objímať | objíma | objímal | warms | objať, objatie, objatia, mojkať, mojkanie, maznať sa, maznanie
schovávať sa | schováva sa | schovával sa | hides | schovať sa, skrývať sa, skryť sa, schovávačka, schovávačku, na schovávačku
dýchať | dýcha | dýchal | - | dýchanie, nadýchnuť sa, dych
rásť | rastie | rástol | stretches | vyrásť, rast, vyrastie
kýchať | kýcha | kýchal | - | kýchnuť, kýchanie, kašľať
svietiť | svieti | svietil | glows | rozsvietiť, zasvietiť, žiariť, svietenie, rozsvecovať
chrápať | chrápe | chrápal | - | chrápanie, chrápania
štekať | šteká | štekal | is-loud | štekanie, zaštekať, štekania
kikiríkať | kikiríka | kikiríkal | is-loud | kikiríkanie, zakikiríkať, kikirikí
jazdiť | jazdí | jazdil | rolls | jazdenie, jazda, jazdy, šoférovať, viezť sa, jazdiť na koni
bojovať | bojuje | bojoval | - | boj, boja, súboj, bojovanie
zbierať | zbiera | zbieral | holds | zbieranie, zbierka, zbierky, pozbierať, nazbierať
hľadať | hľadá | hľadal | sees | hľadanie, pátrať, pátra
triediť odpad | triedi odpad | triedil odpad | - | triedenie odpadu, triediť odpadky, recyklovať, recyklovanie
vystupovať | vystupuje | vystupoval | - | vystúpiť, vystúpenie, vystúpenia, recitovať
hrať šach | hrá šach | hral šach | - | šach, šachy, šachu
utekať | uteká | utekal | runs | ujsť, útek, utiecť, utiekol, utiekla
chrliť oheň | chrlí oheň | chrlil oheň | warms | vychrliť oheň, pľuť oheň, pľuje oheň, fúkať oheň, fúka oheň, dýchať oheň, chrlenie ohňa, pľuvať oheň
húkať | húka | húkal | is-loud | zahúkať, húkanie, zapnúť sirénu
cúvať | cúva | cúval | rolls | vycúvať, zacúvať, cúvanie, cúvania
robiť kotrmelce | robí kotrmelce | robil kotrmelce | bends | kotrmelec, kotrmelce, spraviť kotrmelec, urobiť kotrmelec, premet, mlynské koleso, stojka, urobiť hviezdu
smrdieť | smrdí | smrdel | smells | zasmrdieť, smrdelo, smrad, smradu, zapáchať, zapácha
voňať | vonia | voňal | smells | zavoňať, voňalo, vôňa, vôňu, vône
cikať | ciká | cikal | splashes | cikanie, ciká sa, cikala, pocikať sa, pocikať, pociká, pocikal, pocikala, pocikáva, čúrať, čúra, čúra sa, počúral, počúrala, pomočoval, pomočuje
pršať | prší | pršal | splashes | pršalo, pršanie, rozpršalo, leje, lialo
snežiť | sneží | snežil | - | snežilo, sneženie, nasnežilo
sadnúť si | sadne si | sadol si | - | sadnúť, sadla si, sedieť, sadnúť si k, posadiť sa, presadnúť si
mňaukať | mňauká | mňaukal | is-loud | zamňaukať, mňaukanie
kvákať | kváka | kvákal | is-loud | zakvákať, kvákanie
kukať | kuká | kukal | is-loud | zakukať, kukanie
vyť | vyje | vyl | is-loud | zavyť, vytie
bučať | bučí | bučal | is-loud | zabučať, bučanie
mečať | mečí | mečal | is-loud | zamečať, mečanie
erdžať | erdží | erdžal | is-loud | zaerdžať, erdžanie
kotkodákať | kotkodáka | kotkodákal | is-loud | zakotkodákať, kotkodákanie
gágať | gága | gágal | is-loud | zagágať, gáganie
vrčať | vrčí | vrčal | is-loud | zavrčať, vrčanie
priasť | pradie | priadol | is-loud | zapriasť, pradenie
syčať | syčí | syčal | is-loud | zasyčať, syčanie
čvirikať | čviriká | čvirikal | is-loud | štebotať, zaštebotať, začvirikať, čvirikanie
krochkať | krochká | krochkal | is-loud | zakrochkať, krochkanie
trúbiť | trúbi | trúbil | is-loud | zatrúbiť, trúbenie, trúbi
kvičať | kvičí | kvičal | is-loud | zakvičať, kvičanie
bzučať | bzučí | bzučal | is-loud | zabzučať, bzučanie
mávať | máva | mával | bends | zamávať, mávanie, kývať, zakývať
grgať | grgá | grgal | - | grgnúť, prdieť, prdkať, prdnúť, grganie
`

/** Of these the infinitives alone are read: what somebody cannot do, or wants to. What was done with something once says rather what it was. */
const TO_DO = `
preskakovať | preskakuje | preskakoval | jumps | preskočiť, poskakovať
zaliezať do ulity | zalieza do ulity | zaliezal do ulity | hides | zaliezť do ulity, vliezť do ulity, vojsť do ulity
skákať cez švihadlo | skáče cez švihadlo | skákal cez švihadlo | jumps | skákať na švihadle, preskočiť švihadlo
stáť na jednej nohe | stojí na jednej nohe | stál na jednej nohe | bends | stáť na nohe, udržať sa na jednej nohe
stáť na rukách | stojí na rukách | stál na rukách | bends | postaviť sa na ruky
udržať rovnováhu | drží rovnováhu | držal rovnováhu | bends | držať rovnováhu, balansovať
gúľať sa | gúľa sa | gúľal sa | rolls | kotúľať sa, odkotúľať sa, gúľať
točiť sa | točí sa | točil sa | bends | krútiť sa, otočiť sa, otáčať sa
vznášať sa | vznáša sa | vznášal sa | flies | vzniesť sa
pristávať | pristáva | pristával | flies | pristáť
štartovať | štartuje | štartoval | rolls | naštartovať, rozbehnúť sa
parkovať | parkuje | parkoval | - | zaparkovať, cúvať do garáže
veslovať | vesluje | vesloval | swims | pádlovať
plaziť sa | plazí sa | plazil sa | bends | plaziť, priplaziť sa
cválať | cvála | cválal | runs | klusať, pocválať
pochodovať | pochoduje | pochodoval | runs | kráčať
ponárať sa | ponára sa | ponáral sa | swims | zaplávať pod vodu
guľovať sa | guľuje sa | guľoval sa | - | hádzať gule, hádzať snehové gule
zdvíhať | zdvíha | zdvíhal | carries | zdvihnúť, dvíhať, nadvihnúť
ťahať | ťahá | ťahal | carries | potiahnuť, vytiahnuť, odtiahnuť
tlačiť | tlačí | tlačil | carries | zatlačiť, potlačiť
hádzať | hádže | hádzal | holds | hodiť, dohodiť
triafať | triafa | triafal | - | trafiť kôš, trafiť bránku, trafiť terč
zvoniť | zvoní | zvonil | is-loud | zazvoniť, cengať, cinkať
tikať | tiká | tikal | is-loud | odbíjať, odbiť
bubnovať | bubnuje | bubnoval | is-loud | zabubnovať
pípať | pípa | pípal | is-loud | zapípať
škrečať | škrečí | škrečal | is-loud | krákať, zakrákať
hučať | hučí | hučal | is-loud | zahučať, burácať
revať ako lev | reve ako lev | reval ako lev | is-loud | zarevať
mlčať | mlčí | mlčal | is-quiet | byť ticho, zostať ticho
udržať tajomstvo | drží tajomstvo | držal tajomstvo | is-quiet | dodržať tajomstvo, zachovať tajomstvo
chichotať sa | chichoce sa | chichotal sa | - | rehotať sa
usmievať sa | usmieva sa | usmieval sa | - | usmiať sa
žmurkať | žmurká | žmurkal | - | žmurknúť, mrkať, mrknúť
zívať | zíva | zíval | - | zívnuť
čkať | čká | čkal | - | štikútať
orať | orie | oral | digs | zorať, poorať
kosiť | kosí | kosil | - | pokosiť
vŕtať | vŕta | vŕtal | digs | navŕtať, vyvŕtať
píliť | píli | pílil | - | prepíliť, odpíliť
zatĺkať klince | zatĺka klince | zatĺkal klince | - | zatĺcť klinec, zatĺcť
žehliť | žehlí | žehlil | warms | ožehliť
prať | perie | pral | splashes | vyprať, oprať
zametať | zametá | zametal | - | pozametať, zamiesť
umývať riad | umýva riad | umýval riad | splashes | umyť riad
vysávať | vysáva | vysával | - | povysávať
miešať | mieša | miešal | - | zamiešať, premiešať
krájať | krája | krájal | - | nakrájať, rozkrojiť
zamykať | zamyká | zamykal | - | zamknúť
odomykať | odomyká | odomykal | - | odomknúť
baliť | balí | balil | - | zabaliť, pobaliť
zapínať gombíky | zapína gombíky | zapínal gombíky | - | zapnúť gombík, zapnúť si gombíky, zapínať si gombíky
česať sa | češe sa | česal sa | - | učesať sa, česať
viazať uzly | viaže uzly | viazal uzly | - | uviazať uzol, zaviazať uzol
modelovať | modeluje | modeloval | - | vymodelovať
meniť sa | mení sa | menil sa | - | premeniť sa, zmeniť sa
zmiznúť | mizne | zmizol | hides | stať sa neviditeľným, stať sa neviditeľnou, byť neviditeľný, byť neviditeľná
naťahovať sa | naťahuje sa | naťahoval sa | stretches | natiahnuť sa, dočiahnuť
nafúknuť sa | nafukuje sa | nafukoval sa | stretches | nafukovať sa
blikať | bliká | blikal | glows | zablikať, blýskať
hrmieť | hrmí | hrmel | is-loud | zahrmieť
fúkať | fúka | fúkal | - | zafúkať, sfúknuť
fúkať bubliny | fúka bubliny | fúkal bubliny | - | vyfúkať bublinu, robiť bubliny
kvitnúť | kvitne | kvitol | - | zakvitnúť, rozkvitnúť
hriať | hreje | hrial | warms | zahriať, ohriať
chladiť | chladí | chladil | - | schladiť
striekať | strieka | striekal | splashes | ostriekať, zastriekať
hasiť | hasí | hasil | splashes | uhasiť, hasiť oheň, uhasiť oheň
liečiť | lieči | liečil | - | vyliečiť
snášať vajcia | znáša vajcia | znášal vajcia | - | zniesť vajce, znášať vajcia, znášať vajíčka, zniesť vajíčko
sedieť na vajciach | sedí na vajciach | sedel na vajciach | warms | vysedieť vajcia, vysedieť vajíčka
robiť med | robí med | robil med | - | vyrobiť med, nosiť med
tkať | tká | tkal | sticks | utkať
vystrkovať rožky | vystrkuje rožky | vystrkoval rožky | - | vystrčiť rožky, vystrčiť tykadlá
mávať krídlami | máva krídlami | mával krídlami | flies | trepotať krídlami, zamávať krídlami
hrýzť | hryzie | hrýzol | - | zahryznúť, prehryznúť, rozhrýzť
žuť | žuje | žul | - | žuvať, prežúvať
piť slamkou | pije slamkou | pil slamkou | - | piť cez slamku
rozprávať vtipy | rozpráva vtipy | rozprával vtipy | - | povedať vtip
dirigovať | diriguje | dirigoval | -
fotiť | fotí | fotil | - | odfotiť
telefonovať | telefonuje | telefonoval | - | zatelefonovať
písať listy | píše listy | písal listy | - | napísať list
hýbať ušami | hýbe ušami | hýbal ušami | bends | pohnúť ušami
vrtieť chvostom | vrtí chvostom | vrtel chvostom | bends | krútiť chvostom, mávať chvostom
`

function action(line: string): Action {
  const [name = '', present = '', past = '', as = '-', others = ''] = line.split('|').map((part) => part.trim())
  const her = past.replace(/(?:ol|l)(?= |$)/u, (end) => (end === 'ol' ? 'la' : 'la'))
  const many = past.replace(/(?:ol|l)(?= |$)/u, 'li')
  const written = [name, present, past, her, many, ...others.split(',').map((one) => one.trim())].filter(Boolean)
  return {
    id: fold(name).replaceAll(' ', '-'),
    as: as === '-' ? null : (as as Affordance),
    forms: { name, present, past },
    written: [...new Set(written)].filter((form) => !COMMON.has(form)),
  }
}

/** Forms that mean something else far more often: "je hlúpy". */
const COMMON = new Set([
  'je',
  'spí',
  'rast',
  'jedla',
  'ráta',
  'povedať',
  'hovorí',
  'hovoril',
  'hovorila',
  'hovorili',
  'rozpráva',
  'čaká',
  'kope',
])

function ability(line: string): Action {
  const one = action(line)
  return { ...one, written: one.written.filter((form) => /ť(?: |$)/u.test(form)) }
}

export const actions: readonly Action[] = [
  ...LINES.trim().split('\n').map(action),
  ...TO_DO.trim().split('\n').map(ability),
]
