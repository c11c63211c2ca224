import type { CastFrames } from '../../../../craft/pack.ts'

/** Whispers; palm-sized, lives in an evening flower, has a wand with a cold and an almost empty bag for spells. */
export const luna: CastFrames = {
  lead: [
    '<Na lupeni lekna~V zvončeku pri plote~V orechovej škrupinke~Pod listom lopúcha> si ustlala [hero]. {|Perinku má z pavučiny a pod hlavou kúsok hmly.}',
    'Kde <cinkne rosa~zavonia mäta~zašuští krídelko~svieti prvá hviezda>, tam niekde letí [hero]. {|Na kúzla má malú tašku a väčšinou ju nosí prázdnu, lebo dobrým vílam stačí úsmev.}',
    'V kvete nočnej fialky býva [hero]. {Je malá ako dlaň.|Je malá ako dlaň a jej prútik občas kýcha, lebo má nádchu z peľu.}',
    'Keď vyjde mesiac, rozsvieti svoje krídla aj [hero]. {|Svietia len tak slabo, aby nikoho nezobudili.}',
    'Najtichší hlas široko-ďaleko má [hero]. {|Kto ju chce počuť, musí prestať šuchotať, a už len to je malé kúzlo.}',
  ],
  arrive: [
    'Z kvetu [friend:vyletel] [friend]. {Krídla jej tíško [=svietili].|Krídla sa jej [=ligotali] a na nose [friend:mal] zlatý peľ, o ktorom [friend:nevedel].}',
    'Vo vzduchu to [=zacinkalo/cinká] a [friend:priletel] [friend]. „Volal ma váš úsmev,“ [friend:zašepkal]{.|, „počuť ho bolo až k nám do <fialky~zvončeka~mäty>.“}',
    'Na rukáv si im [friend:sadol] [friend], ľahká ako pierko. {„Môžem ísť s vami?“ [friend:zašepkal].|„Ja toho veľa nezjem,“ [friend:zašepkal], „jedno zrnko maku na celý deň.“}',
    '„Hapčí,“ [=ozvalo/ozýva] sa ticho. To [=kýchol] prútik{ a za ním [friend:letel] [friend].|, ktorý má nádchu, a za ním s vreckovkou [friend:letel] [friend]. „Neľakajte sa,“ [friend:šepkal], „on to myslí ako pozdrav.“}',
    'Vzduch [=zavoňal] fialkami{ a [=bola] tu [friend].|. Keď takto zavonia, vie každý, že o chvíľu príde [friend], a naozaj, už [friend:skladal] krídla.} [Hero] sa [potešil].',
    'Svetielko [=poletovalo/poletuje] sem a tam. {[=Bola] to [friend] a [friend:hľadal] práve ich.|[Hero] [nastavil/nastavuje] dlaň a svetielko si na ňu [=sadlo/sadá]: [friend], celá, aj s kapsičkou na kúzla.}',
    '„Psst,“ [friend:povedal] [friend]{ a [friend:ukázal] sa.|, ktorá [friend:sedel] celý čas na kraji klobúka jednej muchotrávky.} „Idem s vami, ale potichučky.“',
    '[Friend] im [friend:priletel] naproti s kvapkou rosy v dlani. {„Na cestu,“ [friend:zašepkal].|„Na cestu,“ [friend:zašepkal], „vydrží presne do chvíle, keď bude niekto smädný.“}',
    'Jeden z motýľov sa [=otočil] a [=bola] to [friend]. {„Ja lietam o trochu krivšie,“ [friend:smial] sa.|„Ľahko si nás pomýliť,“ [friend:povedal] šeptom, „oni však nenosia pančušky.“}',
  ],
  deed: [
    '[Friend] [friend:švihol/švihá] prútikom. {Cink, a cesta pekne [=svietila].|Cink! Namiesto svetla [=vyskočila] najprv <zemiaková placka~ponožka~palacinka>, ale na druhý raz sa cesta [=rozžiarila].}',
    '[Friend] [friend:pohladil] zem dlaňou{ a hneď tam [=vyrástol] zvonček.|. Hneď tam [=vyrástol] zvonček, a keď sa oň niekto [=obtrel/obtrie], [=povedal] „nech sa páči“.}',
    '„Kúzlo je jednoduché,“ [friend:šepkal] [friend], „treba sa pekne pozrieť.“ {Tak sa pekne [=pozerali] a [=bolo] lepšie.|A tak sa [=pozerali] pekne, najprv na seba a potom okolo, až sa všetko [=stíšilo/tíši].}',
    '[Friend] [friend:otvoril] kapsičku na kúzla. {[=Bola] v nej iba náplasť, a tá sa [=zišla/zíde].|[=Boli] v nej dve sušené <hrušky~slivky~jahody>, náplasť a jedno kúzlo bez návodu. Najviac [=pomohla/pomáha] náplasť.}',
    'Kto sa [=bál], tomu [friend] [friend:zašepkal] niečo do ucha. {Hneď [=bolo] všetkým ľahšie.|Čo to [=bolo], to sa nikto [=nedozvedel/nedozvie], ale od tej chvíle sa aj tiene [=tvárili] priateľsky.}',
    '[Friend] [friend:navliekol] na pavučinku tri kvapky rosy. {[=Svietili] ako malé lampáše.|Každá [=svietila] inak: jedna na cestu, druhá na nos a tretia iba tak, pre krásu.} [Hero] ich [niesol] opatrne.',
    'Prútik znova [=kýchol] a {[=vypadol] z neho lupienok.|[=vypadlo/vypadáva] z neho presne to, čo [=bolo] treba: <tenká nitka~lupienok na zakrytie~suchý uterák pre mravca>.} „Aj nádcha je na niečo dobrá,“ [friend:zašepkal] [friend].',
    '„Musím sa toho dotknúť krídlom,“ [friend:povedal] [friend]. {[Friend] sa [friend:dotkol] a všetko [=bolo] zrazu hladké.|A kde sa krídlo [=dotklo/dotýka], tam [=bolo] hneď hladko, ticho a trochu to [=voňalo] po fialkách.}',
    '[Friend] [friend:letel] vysoko a [friend:svietil] im zhora. {[Hero] [videl] na každý krok.|Pod každým krokom [=bol] malý okrúhly mesiac, a tak sa [=nedalo/nedá] potknúť, ani keby si to niekto veľmi želal.}',
  ],
  rest: [
    '[Friend] si [friend:zložil] krídla a [friend:ľahol] si do kvetu. Lupene sa [=zatvorili] ako mäkká perinka.',
    'Z fialky pri okne [=svietilo] slabé svetielko. {To si [friend] ticho [friend:čítal].|To [friend] [friend:čítal] rozprávku mravcom, celkom potichu a s prstom na pokojných miestach.}',
    'Prútik už [=spal] v puzdre, zababušený až po hviezdičku. [Friend] ho [friend:pohladil] a {tíško [friend:zívol].|[friend:ľahol] si vedľa, do tepla.}',
    '[Friend] si [friend:pritiahol] k brade kúsok hmly. {[=Bola] mäkká a teplá.|Hmla je na spanie najlepšia, lebo nehryzie a prispôsobí sa.} Krídla tíško [=oddychovali].',
    'Z orechovej škrupinky [=bolo] počuť tiché dýchanie. [Friend] už [friend:spal]{.| a kapsička na kúzla, celkom prázdna, [=visela] na klinčeku z pichliača.}',
    '„Dobrú noc šepkám aj vám,“ [friend:povedal] [friend] a [friend:zhasol] krídla{, najprv jedno a potom druhé.|, najprv ľavé a potom, pomaly ako lampu, aj pravé.}',
    'Mesiac [=podal/podáva] [friend.dat] lúč namiesto deky. {[Friend] pod ním tíško [friend:zaspal].|[Friend] sa doň [friend:zabalil], raz dookola, a [friend:spal] skôr, než [=došiel] na koniec.}',
    'V kvete na okne [=bolo] mäkko a ticho. [Friend] [friend:spal] a {peľ na nose [=svietil].|na nose sa jej [=leskol] posledný peľ, pokojný ako hviezda.}',
  ],
}
