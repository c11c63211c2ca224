import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const friendship: ThemePack = {
  words: ['kamarát', 'priateľ', 'spolu', 'spoločn', 'rozdel', 'dvaja', 'objať', 'objal'],
  settings: [
    setting(
      'dvor',
      'land',
      place('dvor s orechom', 'na dvore s orechom', 'na dvor s orechom', 'z dvora s orechom'),
      [
        'Na dvore pod starým orechom [=viseli] dve hojdačky. {Jedna pre [hero.acc/jedného], druhá pre kamaráta.|Na jednej sa [hojdal] [hero] a tá druhá [=čakala], kto príde, lebo sama sa hojdačka hojdať nevie.} [=Voňalo] to tam <orechovým listím~vypranou bielizňou~čerstvou trávou>.',
        '[Hero] [kreslil] kriedou po dvore veľký domček. {Pre kamarátov.|[=Mal] šesť izieb, dve kuchyne a nad dverami nápis: „Kamaráti nech neklopú, nech rovno vojdú.“} Orech [=šumel] a [=púšťal] tieň presne na obývačku.',
      ],
      [
        'Na šnúre sa [=sušili] ponožky. {[=Boli] to samé dvojice.|[=Viseli] vždy dve a dve, lebo aj ponožka vie, že spolu je teplejšie.}',
        'V kúte dvora [=spal] kocúr. {|Jedným okom [=strážil] kamarátov a druhým rúru s buchtami, preto [=spal] len napoly.} Orech mu [=pustil] na chrbát lístok ako deku.',
      ],
      [
        'Na dvore [=ostalo] ticho. Hojdačky sa [=hojdali] už len od vetríka, spolu a pomaly. {Tma [=bola] mäkká.|Tma si [=sadla] pod orech, [=oprela] sa oň chrbtom a potichu [=oddychovala].} V okne [=svietila] lampička a doma [=čakala] perina.',
      ],
    ),
    setting(
      'dom',
      'indoors',
      place(
        'Tajný dom zo stoličiek',
        'v Tajnom dome zo stoličiek',
        'do Tajného domu zo stoličiek',
        'z Tajného domu zo stoličiek',
      ),
      [
        'Štyri stoličky, dve deky a [=bol] z toho dom. [Hero] v ňom [býval] {od obeda|od obeda a [považoval] ho za najlepšiu adresu v celom meste}. Pod dekou [=voňali] <sušienky~jablká~perníky> a [=bolo] tam miesta presne pre kamaráta.',
        'Dom zo stoličiek [=mal] strechu z červenej deky. [Hero] [ležal] vnútri a [rozdelil] sušienky na dve kôpky. {Jedna pre kamaráta.|Jedna kôpka [=bola] pre kamaráta, ktorý ešte neprišiel, no sušienky sa už naňho veľmi tešili.}',
      ],
      [
        'Cez deku [=svietilo] svetlo ako cez višňový lekvár. {|V rohu [=býval] plyšový slon, ktorý tu [=robil] domovníka a nikdy nič [=nehovoril/nehovorí], iba múdro [=sedel].}',
        'Namiesto dverí [=visela] osuška. {Klop, klop!|Na osušku sa klopať nedá, a tak sa pred ňou [=hovorilo]: „Klop, klop.“ Nahlas a slušne.}',
      ],
      [
        'Deky sa [=poskladali]. Stoličky [=išli] k stolu spať. {[=Zostalo] teplo.|[=Zostalo] po nich na koberci teplé miesto a dve omrvinky, jedna vedľa druhej.} [Hero] [kráčal] potichu do postele, pod tú najväčšiu, najmäkšiu strechu.',
      ],
    ),
    setting(
      'park',
      'land',
      place('park za školou', 'v parku za školou', 'do parku za školou', 'z parku za školou'),
      [
        'V parku za školou [=bola] lavička pre dvoch. {[Hero] na nej [sedel].|Keď na ňu [=sadol] iba jeden, [=vŕzgala] od smútku, preto na nej [hero] [sedel] v strede, aby to vyzeralo ako dvaja.} Kamaráti [=mali] prísť každú chvíľu.',
        '[Hero] [čakal] v parku na kamaráta. {Lístie [=šušťalo].|Lístie [=šušťalo], gaštany [=padali] a jeden [=skočil] rovno do kapucne, asi sa mu [=nechcelo] byť samému.} Vo vzduchu [=voňali] pečené gaštany.',
      ],
      [
        'Na trávniku [=chodili] dva holuby, stále spolu. {Vrkú.|Jeden [=povedal] vrkú a druhý [=doplnil] vrkú, takto sa rozprávajú kamaráti, ktorí si už všetko povedali.}',
        'Fontánka [=striekala] raz vyššie, raz nižšie. {|Deti si pod ňou [=podali] dlane a každý si [=odniesol] kúsok dúhy.}',
      ],
      [
        'V parku sa [=rozsvietili] lampy, jedna po druhej, celkom potichu. Gaštany [=mlčali]. {|Lavička [=ostala] teplá od dvoch kamarátov a [=nevŕzgala] ani trochu.} Domov sa [=šlo] pomaly a pokojne.',
      ],
    ),
  ],
  heroes: [
    figure(
      'medvedik',
      'medvedík Huňko',
      ['Medvedík Huňko má dve laby na objímanie. {|Keď niekoho objíme, ten má ešte do večera huňatý kabát.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'myska',
      'myška Pipka',
      ['Myška Pipka je malá, no kamarátov má veľkých. {|Jeden z nich je krava, a tá sa jej zmestí do srdca celá.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'babka',
      'teta Bodková',
      [
        'Za plotom [=polievala] teta Bodková muškáty. {„Čo ťa trápi, zlatko?“|„Vidím na nose starosť,“ [=povedala], „a starosti sa majú riešiť vo dvojici, jedna ruka na ne nestačí.“} A už [=odkladala] krhlu.',
      ],
      ['Teta Bodková [=zatvorila] bránku a [=zaželala] dobrú noc aj muškátom, po jednom a po mene.'],
    ),
    figure(
      'pes',
      'pes Dunčo',
      [
        'Vtom [=pribehol] pes Dunčo a [=priniesol] loptičku. {„Hav?“|„Hav,“ [=povedal], čo znamená: som tu, mám loptičku a poradím, keď treba.} Chvost sa mu [=krútil] dokola.',
      ],
      [
        'Pes Dunčo sa [=otočil] tri razy dokola a [=ľahol] si k dverám. Chvost mu ešte chvíľu tíško [=ťukal] o podlahu.',
      ],
    ),
    figure(
      'skolnik',
      'školník Mrkvička',
      [
        'Okolo [=išiel] školník Mrkvička s rebríkom. {„Pomôžem?“|„Mám rebrík, dve ruky a tri minúty,“ [=oznámil], „a na kamarátov mám aj štvrtú minútu.“} [=Oprel] rebrík a [=sadol] si na prvú priečku.',
      ],
      ['Školník Mrkvička [=zamkol] bránu a [=zavesil] kľúče na klinček. Aj zvonček v škole už [=odpočíval].'],
    ),
  ],
  problems: [
    {
      id: 'novy',
      ask: 'Ako sa robí z mlčania kamarát?',
      title: ['[Hero] a chlapec, ktorý mlčal', 'Kamarát spoza plota'],
      refrain: ['Dvaja sú viac než jeden a jeden', 'Poď, urobím ti miesto'],
      spark: [
        'Obďaleč [=stál] nový chlapec. {[=Volal] sa Oto a [=mlčal].|[=Volal] sa Oto, [=prisťahoval] sa včera a [=mlčal] tak veľmi, že to [=bolo] počuť až sem.} [Hero] mu [zakýval]. Oto [=pozeral] na topánky. Ako sa z mlčania robí kamarát?',
        'Pri ceste [=sedel] na kufri nový sused Oto. {[=Mal] smutné oči.|Kamaráti mu [=ostali] v druhom meste a v tomto zatiaľ [=poznal] iba vlastný kufor.} [Hero] sa [pristavil]. Oto potrebuje kamaráta, len ešte nevie, ako sa to povie.',
      ],
      tries: [
        '„Hráš futbal?“ [spýtal sa] [hero]. {Oto [=pokrútil] hlavou.|Oto [=pokrútil] hlavou. „Guľôčky? Karty? Nič?“ [=Krútil] hlavou tak dlho, až mu [=spadla] čiapka.} Nevadí. Ešte je čas.',
        '[Hero] [povedal] vtip o hruške. {Oto sa [=neusmial/neusmieva].|[=Nebol] to zlý vtip, ale Oto práve [=počúval] druhým uchom.} [Helper] sa za to [helper:smial] za dvoch.',
      ],
      solutions: [
        {
          id: 'polovica',
          text: [
            '[Hero] si [sadol] vedľa neho a [rozlomil] sušienku na polovicu. {„Na.“ Chrum. Chrum.|[=Nepovedalo/Nehovorí] sa nič. Chrum na jednej strane, chrum na druhej, a po chvíli [=chrumkali] obaja do rytmu.} Oto sa [=usmial]. „Robím z omrviniek cestu pre mravce,“ [=povedal] tíško. [Helper] [helper:priniesol] ešte dve sušienky. {A [=bola] z toho diaľnica.|Do večera [=bola] z omrviniek diaľnica, dve obchádzky a jeden most a mravce [=jazdili] vľavo aj vpravo.} Kamaráti [=sedeli] spolu.',
          ],
        },
        {
          id: 'hra',
          text: [
            '„Chýba nám jeden do skrývačky,“ [povedal] [hero]. {|„My sme totiž málo,“ [helper:dodal] [helper], „keď sa schováme, nemá nás kto nehľadať.“} Oto [=zdvihol] hlavu. „Ja viem počítať do sto,“ [=povedal]. A už [=počítal]! {[=Smiali] sa všetci.|Pri päťdesiatke sa [=pomýlil], pri sedemdesiatke sa [=smial] a pri stovke [=vedel] už každý, že je to kamarát.} [Hero] [mal] skrýšu pre dvoch a do nej sa [=zmestili] spolu.',
          ],
        },
      ],
      after: [
        'Oto [=mal] zrazu hlas ako zvon. {„Prídeš zajtra?“ „Prídem!“|„Zajtra o tretej?“ „O tretej!“ A keďže to [=povedali] naraz, [=museli] si podať ruku na šťastie.} Kamaráti sú na to najlepší.',
      ],
      fact: '[Hero] [našiel] nového kamaráta menom Oto.',
    },
    {
      id: 'hadka',
      ask: 'Ako sa hovorí prepáč, keď je to ťažké?',
      title: ['[Hero] a hádka o červenú pastelku', 'Pastelka na dve polovice'],
      refrain: ['Prepáč je malé slovo do vrecka', 'Raz ty, raz ja a potom spolu'],
      spark: [
        'Kamarátka Lenka [=chcela] červenú pastelku. [Hero] tiež. {[=Ťahali]. Lup! [=Boli] dve.|[=Ťahali] raz sem, raz tam a pastelka [=povedala] lup, takže [=boli] zrazu dve, no ani jednej sa nikto [=netešil].} Lenka sa [=otočila] chrbtom. A priateľstvo [=bolo] smutné ako mokrá ponožka.',
        'Lenka [=kreslila], [=prikotúľala] sa lopta a červená pastelka [=bola] na dve polovice. {„To si ty!“ „Nie!“|„To lopta,“ [=ozvalo] sa potichu. „Lopta nemá nohy,“ [=povedala] Lenka a [=mala] pravdu.} [Hero] [stál] so sklopenými očami. Kamarátka [=bola] nahnevaná a v bruchu to [=tlačilo].',
      ],
      tries: [
        '[Hero] [poslal] Lenke papierové lietadlo. {[=Letelo] na strom.|Lietadlo [=obletelo] komín, [=pozdravilo] holuby a [=pristálo] na strome, kde si ho dodnes číta vrana.} Treba to skúsiť inak.',
        '[Hero] [robil] smiešne grimasy. {Lenka [=pozerala] inam.|[=Boli] to výborné grimasy, no Lenka [=pozerala] opačným smerom, takže ich [=ocenil] iba okoloidúci pes.} [Helper] [helper:povedal]: „Skús slovo.“',
      ],
      solutions: [
        {
          id: 'prepac',
          text: [
            '[Hero] sa [nadýchol]. „Prepáč,“ [povedal]. {[=Bolo] to ľahké slovo.|To slovo [=bolo] na jazyku ťažké ako kameň, no vonku [=vzlietlo] ľahké ako pierko.} Lenka sa [=otočila]. „Aj ty prepáč,“ [=šepla]. [Helper] [helper:podal] lepiacu pásku. {Raz, dva a [=držalo] to.|Čo sa rozlomilo, to spolu [=zlepili], a v mieste zlomu to [=držalo] ešte pevnejšie než predtým.} Potom sa [=objali].',
          ],
        },
        {
          id: 'spolocny',
          text: [
            '„Nakreslime jeden obrázok spolu,“ [povedal] [hero]. {„Ty dom, ja strechu.“|„Ty dom a ja strechu, ty oblohu a ja slnko, aby to vyšlo naraz,“ a papier [=bol] položený presne medzi nimi.} Lenka si [=prisadla]. Najprv [=kreslili] potichu. Potom lakeť do lakťa. {A potom smiech.|[Helper] im [helper:strúhal] farby, a keď [=bola] na rade červená, [=držali] ju spolu.} Na obrázku [=stáli] dvaja kamaráti a [=držali] sa za ruky.',
          ],
        },
      ],
      after: [
        'Na nose [=mali] červenú bodku. {Od pastelky.|Nikto [=nevedel], ako sa tam [=dostala], a nikto ju [=nezotieral], lebo rovnaká bodka patrí kamarátom.} V bruchu už nič [=netlačilo/netlačí].',
      ],
      fact: '[Hero] sa [uzmieril] s kamarátkou Lenkou.',
    },
    {
      id: 'darcek',
      ask: 'Čo dať kamarátovi, ktorý má všetko?',
      title: ['[Hero] a darček bez mašle', 'Čo dať kamarátovi, ktorý má všetko'],
      refrain: ['Najkrajší darček je spolu', 'Nemusí sa lesknúť'],
      spark: [
        'Kamarát Miško [=mal] zajtra narodeniny. [Hero] [nemal/nemá] darček. {Ani mašľu.|V pokladničke [=boli] dve mince a jedna z nich [=bola] gombík.} Čo dať kamarátovi, aby mal naozaj radosť?',
        'Zajtra [=bude/je] oslava u kamaráta Miška. {A čo darček?|V hlave [=bolo] tisíc nápadov, no keď ich [hero] [zrátal], všetky [=stáli] viac než dve mince a jeden gombík.} [Hero] [dumal] a [dumal].',
      ],
      tries: [
        '[Hero] [zabalil] kamienok. {Lenže papier [=utiekol/uteká].|Lenže papier sa [=rozbalil] a kamienok [=vyzeral] ako kamienok, čo je pri kamienkoch bežné.} To ešte nie je ono.',
        '„Upeč tortu,“ [helper:radil] [helper]. {Torta [=spadla]. Plesk!|Torta [=vyšla] z rúry plochá ako placka a s výrazom, ktorý [=vravel]: „Ja som myslela, že som pizza.“} Dobrá [=bola] aj tak.',
      ],
      solutions: [
        {
          id: 'poukazka',
          text: [
            '[Hero] [vzal] papier a [napísal]: „Platí na jedno poobedie spolu.“ {A pečiatku!|Potom [pridal]: na jednu cestu na bicykli, na dve objatia a na polovicu každej zmrzliny. Pečiatku [=urobili] zo zemiaka.} [Helper] sa [helper:usmial]. Miško [=čítal] a oči sa mu [=rozžiarili]. {„Môžem hneď?“|„A môžem to minúť hneď?“ [=opýtal] sa a bicykle už [=stáli] pri bráne.} A tak [=išli] spolu.',
          ],
        },
        {
          id: 'pesnicka',
          text: [
            '[Hero] [vymyslel] pesničku. Len o Miškovi. {O ušiach, o smiechu.|[=Bolo] v nej, ako sa smeje nosom, ako požičiava lopatku a ako raz spolu zachránili dážďovku.} [Helper] [helper:bubnoval] na hrniec. Na oslave to [=zaspievali]. {Ticho. A potom potlesk.|Najprv [=bolo] ticho, potom Miško [=zamrkal] a [=povedal]: „Také nemá nikto na svete.“} Kamaráti si ju [=spievali] do večera.',
          ],
        },
      ],
      after: [
        'Miško si darček [=schoval] pod vankúš. {|Tam sa dávajú iba najdôležitejšie veci: zub, baterka a dôkaz, že máš kamaráta.} [Hero] [mal] v srdci teplo.',
      ],
      fact: '[Hero] [dal] kamarátovi Miškovi darček, ktorý sa nedal kúpiť.',
    },
  ],
  obstacles: [
    '[=Začalo/Začína] pršať a dáždnik [=bol] jeden. {Hlava k hlave.|Pod jeden dáždnik sa [=zmestili] dve hlavy, tri lakte a celé priateľstvo.} Kvap, kvap. Tak blízko sa ide veľmi dobre.',
    'Kolobežka [=mala] jedno koleso krivé. {Vŕz!|[=Vŕzgala], [=zatáčala] doľava a [=chodila] rada v kruhu.} Spolu ju [=podržali] a [=narovnali]. „Jeden by na to nestačil,“ [povedal] [hero].',
  ],
  encounters: [
    'Na plote [=sedeli] dva vrabce na jednej omrvinke. {„Ty.“ „Nie, ty.“|„Ty si daj,“ „nie, ty si daj,“ [=čvirikali] tak dlho, až ju [=zjedol] tretí, ich kamarát.} [Hero] im [nadrobil] ďalšiu.',
    '[Hero] [uvidel] dve stonožky, ktoré si navzájom [=zaväzovali] šnúrky. {|„Sama by som na to bola do zimy,“ [=vysvetlila] jedna, „vo dvojici iba do piatka.“} To je priateľstvo!',
    'Na lavičke [=ležala] kniha a v nej lístok: „Čítaj a nechaj ďalšiemu.“ {To je milé.|Neznámy kamarát v nej [=podčiarkol] najsmiešnejšiu vetu, tak sa [=smiali] aspoň spolu s ním.}',
  ],
  favourite: [
    'Na nočnom stolíku [=stála] fotka, na ktorej sa kamaráti [=držali] za ruky. V tme sa [=usmievali] ďalej.',
    'Plyšový kamarát [=mal] na vankúši svoju polovicu a presne [=vedel], ktorá to je.',
  ],
}
