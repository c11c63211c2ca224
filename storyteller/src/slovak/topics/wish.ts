import type { Topic } from '../../realise/pack.ts'

/** What no topic fits: the parent's own words stand as writing or speech, so that "už žiadne plienky" sounds as well as "jednorožec". */
export const wish: Pick<Topic, 'early' | 'scene' | 'echo'> = {
  early: [
    'Na stole [=ležal] lístok s dnešným prianím: [wish]. {[Hero] si ho [schoval] do vrecka.|[Hero] ho [prečítal] dva razy, [poskladal] na štvorček a [schoval] do vrecka, kam sa dávajú dôležité veci.}',
    '„A dnes si niečo želám,“ [povedal] [hero] a [napísal] to veľkými písmenami: [wish]. {Lístok [=išiel] na cestu vo vrecku.|Lístok sa [=vydal] na cestu vo vrecku a trochu [=šuchotal].}',
    'Na okne [=stál] odkaz, napísaný prstom na zarosené sklo: [wish]. {[Hero] si ho [zapamätal/pamätá].|Odkazy na sklách treba brať vážne, kým sa nevyparia, a tak si ho [hero] [zapamätal/pamätá].}',
    '[Hero] [šepol] do <dlane~rukavice~hrnčeka> dnešné prianie: [wish]. {Potom tam [=bolo] v bezpečí.|Odtiaľ ho treba niesť opatrne, aby sa cestou nerozlialo.}',
    'V kalendári [=bolo] dnes pri dátume malými písmenami: [wish]. {[=Bolo] to napísané s láskou.|Kto to tam napísal, to sa presne nevie, ale písmo [=bolo] láskavé a bodka okrúhla.}',
    'Pri raňajkách [=padlo] jedno prianie: [wish]. {Lyžice na chvíľu [=stíchli].|Lyžice na chvíľu [=stíchli], lebo o prianiach sa nehovorí s plnými ústami, a potom [=prikývli/prikyvujú].}',
    'Ktosi [=nechal] vo dverách zastrčenú obálku a v nej jedinú vetu: [wish]. {[Hero] si ju [vzal] so sebou.|Bez známky a bez podpisu, ale [hero] [poznal] to písmo a [vzal] si ju so sebou.}',
    '[Hero] [mal] dnes na srdci jednu vec a [povedal] ju nahlas: [wish]. {Vyslovené priania vedia chodiť.|Nevyslovené priania ležia, vyslovené vedia chodiť, a toto už [=stálo] na prahu.}',
    'Na chladničke [=držal] magnet papierik: [wish]. {[=Bol] tam celkom nový.|[=Visel] medzi nákupným zoznamom a kresbou koňa a [=bol] zo všetkých najdôležitejší.}',
  ],
  scene: [
    'Pri ceste [=stála] schránka s nápisom „Na priania“. [Hero] do nej [hodil] lístok: [wish]. {Schránka [=cinkla/cinká] a [=povedala]: „Prijaté.“|Schránka chvíľu [=žuvala/žuje], potom [=cinkla/cinká]. „Prijaté,“ [=povedala], „vybavujeme potichu a poctivo.“}',
    'Na rázcestí [=hrali] divadlo a na plagáte [=stálo]: [wish]. {[Hero] [tlieskal] zo všetkých najviac.|Hercami [=boli] <dve myši a dáždnik~tri kačky a opona~krtko so svojou sestrou>, no [=hrali] to tak, že sa [=zastavil] aj vietor.} Najkrajší [=bol] koniec, lebo [=bol] dobrý.',
    'Starý potulný spevák sa [=opýtal/pýta]: „O čom má byť pesnička?“ [Hero] mu [podal] lístok, kde [=stálo]: [wish]. {[=Spieval] o tom a všetci sa [=pridali/pridávajú].|Spevák [=naladil] <jednu strunu~píšťalku~harmoniku>, [=odkašľal] si a [=spieval] o tom tri slohy. Tú poslednú už [=vedeli] všetci.}',
    '„Povedz mi svoje prianie,“ [helper:poprosil] [helper], „nech ho nesieme spolu.“ [Hero] ho [povedal]: [wish]. {Hneď [=bolo] ľahšie.|„To je dobré prianie,“ [helper:povedal] [helper]. „Držím ho z tejto strany a ty z tamtej.“ A [=išli] s ním <opatrne~krok za krokom~ako s veľkou tortou>.}',
    'Pani Pošta [=triedila/triedi] listy. „Na tomto stojí iba: [wish],“ [=povedala]. {„To je môj,“ [povedal] [hero].|„To je môj,“ [povedal] [hero]. Pani naň [=priložila/prikladá] <zlatú pečiatku~známku s lipou~pečiatku v tvare kľúča>.} „Pôjde <prvou triedou~s holubom~najkratšou cestou>,“ [=sľúbila].',
    'Vietor [=niesol] papierového šarkana a na chvoste [=mal] napísané: [wish]. {[Hero] mu [zamával] a [poslal] ho vyššie.|[Hero] [chytil/chytá] šnúrku, raz ňou [potiahol] a šarkan [=vyletel] tak vysoko, aby si to <prečítali aj mraky~všimli bociany~mohla prečítať prvá hviezda>.}',
    'Studnička pri ceste [=počúvala/počúva] priania. [Hero] sa nad ňu [naklonil] a [povedal]: [wish]. {Voda sa [=usmiala] krúžkami.|Odpoveď [=prišla] v krúžkoch, <tri malé a jeden veľký~od stredu ku kraju~jeden za druhým>, a po studničkovsky je to „rozumiem ti“.}',
    'Škriatok so zápisníkom [=zapisoval], čo si kto želá. „A ty?“ [Hero] [odpovedal]: [wish]. {Škriatok to dvakrát [=podčiarkol].|Škriatok to [=zapísal], dvakrát [=podčiarkol] a na okraj [=nakreslil] <hviezdičku~ďatelinu~úsmev>. „Takéto mám najradšej,“ [=povedal].}',
    'Na bráne [=visela] tabuľa a krieda. „Napíšte, čo je dnes dôležité.“ [Hero] [napísal]: [wish]. {Brána sa hneď [=otvorila].|Brána to [=čítala] po písmenku, lebo brány to robia pántmi, a potom sa [=otvorila] <dokorán~bez vŕzgania~s veľkým porozumením>.}',
  ],
  echo: [
    'Lístok s prianím [=ležal] na nočnom stolíku: [wish]. {|Mesiac si ho pomaly a potichu [=čítal].}',
    'V tme ešte chvíľu tíško [=znelo] dnešné prianie, [wish], celkom jemne, ako zvonček v diaľke.',
    'Prianie [wish] si [=ľahlo] pod vankúš. Tam sa želaniam spí <najlepšie~najmäkšie~najtichšie>.',
    'Niekto kdesi práve <potichu~pomaly~s úsmevom> [=čítal] slová [wish] a mesiac mu pri tom [=svietil].',
    'Čo sa dnes povedalo, to je v bezpečí: [wish]. {|Noc to [=uložila] na mäkké miesto.}',
    'Na okne [=ostali/ostávajú] slová [wish], <jemné~tiché~mäkké> ako dych.',
    'Hviezdy [=mali] celú noc na to, aby si <pomaly~potichu~tíško> prečítali: [wish].',
    'Posledná myšlienka dňa [=bola] [wish]. [=Stočila] sa do klbka a <mäkko~tíško~pokojne> [=zaspala].',
    'Pero na stolíku [=spalo] a s ním aj slová [wish], <v teple~v pokoji~v tichu>, až do rána.',
  ],
}
