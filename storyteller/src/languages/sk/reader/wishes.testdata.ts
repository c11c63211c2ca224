/*
 * Wishes as Slovak parents type them, made up for the tests of the reader, one a line: event, time ("-" where it may be either), subject
 * (or "-"), ids of what is named ("+" between them, "-" for none), the wish. They were written before the rules.
 */
export const WISHES = `
going-to|tomorrow|jab|-|zajtra ideme na očkovanie
afraid|-|jab|-|boji sa injekcie
afraid|tomorrow|jab|-|V stredu ju čaká odber krvi a má strach z ihly
going-to|tomorrow|dentist|-|ideme k zubárovi prvýkrát
afraid|-|dentist|-|syn sa boji zubarky
hurt|past|dentist|-|včera mu vŕtali zub
going-to|tomorrow|doctor|-|zajtra prehliadka u pani doktorky
going-to|tomorrow|hospital|-|ide na operáciu mandlí
going-to|tomorrow|hospital|-|budúci týždeň mu budú vyberať nosnú mandľu
proud|today|tooth-out|-|vypadol jej prvý zúbok
waiting|-|tooth-out|-|kýve sa mu zub a nechce vypadnúť
hurt|-|broken-bone|-|zlomila si ruku a má sadru
hurt|past|broken-bone|-|spadol z preliezky a ma sadru na nohe
ill|today|ill-in-bed|-|má horúčku a leží v posteli
ill|today|ill-in-bed|-|ovcie kiahne a vsetko ho svrbi
refuses|-|glasses|okuliare|dostala okuliare a nechce ich nosiť
teased|-|glasses|okuliare|smejú sa mu že nosí okuliare
cannot|-|allergy|-|ma alergiu na orechy a nemoze tortu
cannot|-|allergy|-|zistili mu celiakiu
other|today|nits|-|priniesla zo školky vši
going-to|tomorrow|haircut|-|ideme ku kaderníkovi a bojí sa nožníc
refuses|-|hair-wash|-|nechce si umývať vlasy
refuses|-|hair-wash|-|pri umývaní hlavy kričí
refuses|-|tooth-brushing|-|nechce si umývať zúbky
refuses|-|tooth-brushing|-|zuby si čistiť nebude a hotovo
refuses|-|eating|-|nechce jesť zeleninu
refuses|-|eating|-|je len rožky a maslo, nič iné neochutná
learn|-|dressing|-|učí sa zaväzovať šnúrky
refuses|-|dressing|-|ráno sa odmieta obliekať
refuses|-|tidying|hracka|nechce si upratať hračky
refuses|-|tidying|-|v izbe ma bordel a upratovat nebude
learn|-|toilet|-|odplienkovanie, učíme sa na nočník
refuses|-|toilet|-|nechce kakať na záchod, iba do plienky
did-wrong|-|bed-wetting|-|v noci sa ešte pociká a hanbí sa
letting-go|-|dummy|cumlik|lúčime sa s cumlíkom
letting-go|-|dummy|cumlik|víla si odnesie cumlíky
refuses|-|nail-cutting|-|neznáša strihanie nechtov
afraid|-|dark|-|bojí sa tmy
afraid|-|monster|-|tieň od županu na stene vyzerá ako medveď
afraid|-|monster|-|niečo šuchoce na povale a nechce spať
afraid|-|monster|-|v noci vržú schody, vraj niekto ide hore
afraid|-|monster|skrina|skriňa sa vraj otvára sama
afraid|-|monster|garaz|v garáži vraj býva upír
afraid|past|dark|-|vyhodilo poistky a sedeli sme pri sviečke
afraid|-|dark|wc|nechce ísť po tme sama na záchod
afraid|-|monster|prisera|myslí si že má pod posteľou príšeru
afraid|-|monster|strasidlo|boji sa strasidiel v skrini
afraid|past|nightmare|-|v noci sa jej snívalo niečo zlé
afraid|-|nightmare|vlk|má nočné mory o vlkovi
refuses|-|bedtime|-|nechce ísť spať
cannot|-|bedtime|-|nevie zaspať
refuses|-|bedtime|-|večer vystrája a do postele ho nedostaneme
learn|-|alone-in-bed|-|prvýkrát spí sama vo svojej izbe
afraid|-|alone-in-bed|-|boji sa spat sam a chodi k nam do postele
afraid|-|thunder|burka|bojí sa búrky
afraid|-|noise|vysavac|bojí sa vysávača a mixéra
afraid|-|dogs|pes|bojí sa psov
afraid|-|insects|pavuk|bojí sa pavúkov
afraid|-|insects|osa|osa ho štipla a teraz sa bojí
afraid|-|water|-|nechce ísť do vody, bojí sa
learn|-|swimming|-|chodíme na plávanie a ešte sa nechce pustiť
afraid|-|heights|-|bojí sa výšok
afraid|-|strangers|-|bojí sa cudzích ľudí
afraid|-|shyness|-|je hanblivá a nepozdraví
going-to|tomorrow|first-day|-|v pondelok nastupuje do školy
going-to|tomorrow|first-day|skolka|zajtra prvý deň v škôlke
sad|-|morning-goodbye|-|každé ráno v škôlke plače za mamou
refuses|-|morning-goodbye|-|nechce ma ráno pustiť a drží sa ma za rukáv
sad|-|morning-goodbye|-|vždy pri odchode plače
sad|-|morning-goodbye|-|v anglickej škôlke nikomu nerozumie
sad|-|morning-goodbye|-|v šatni sa mi schováva za sukňu
wants|-|morning-goodbye|-|chce, aby ho do škôlky vodila babka
sad|-|morning-goodbye|-|ráno sa nevie rozlúčiť s ockom v škôlke
cannot|-|reading|-|nejde mu čítanie
learn|-|reading|-|učí sa čítať a nebaví ju to
cannot|-|writing|-|pletie si písmenká b a d
cannot|-|sums|-|matematika mu nejde, násobilka
teased|-|stutter|-|koktá a deti sa mu smejú
afraid|tomorrow|stage|-|v piatok má besiedku a má trému
afraid|tomorrow|stage|-|zajtra vystupuje s básničkou
afraid|tomorrow|test|-|zajtra píšu písomku z matematiky a bojí sa
sad|past|test|-|dostal päťku a plakal
missing-someone|-|teacher-leaves|teacher|odchádza jej obľúbená pani učiteľka
wants|-|no-friends|-|nemá v škole kamarátov
quarrel|-|quarrel|friend|pohádala sa s najlepšou kamarátkou Eliškou
refuses|-|sharing|-|nechce sa deliť o hračky
did-wrong|-|hitting|-|bije deti v škôlke
did-wrong|-|hitting|friend|udrel kamaráta lopatkou
teased|-|teasing|-|spolužiaci sa jej posmievajú
left-out|-|left-out|-|nezobrali ju do hry
left-out|-|left-out|-|nepozvali ho na oslavu
cannot|-|losing|-|nevie prehrávať
cannot|-|losing|-|ked prehra v clovece tak place a hadze panacikov
wants|-|first-in-line|-|musí byť všade prvý
did-wrong|-|bragging|-|stále sa chvastá
did-wrong|-|lie|-|klame nám
did-wrong|past|lie|-|oklamala mamu že si umyla ruky
did-wrong|past|stealing|-|v obchode zobral cukrík bez pýtania
did-wrong|-|swearing|-|naučil sa nadávať a hovorí škaredé slová
did-wrong|past|breaking|-|rozbil babkinu vázu a tají to
did-wrong|past|saying-sorry|neighbour|rozšliapal susede tulipány a vraj to bola mačka
did-wrong|past|saying-sorry|grandma|vysypala babke gombíky do piesku
did-wrong|past|breaking|sister|ostrihal sestre vrkoč
did-wrong|-|-|vlk|o vlkovi, čo zjedol zajkovi mrkvu a nevie, ako sa vrátiť
quarrel|-|sibling|-|brat jej zničil domček z kociek a nechce sa ospravedlniť
did-wrong|past|said-hurtful|-|povedal kamarátke že je tučná
missing-someone|-|friend-moves|-|najlepší kamarát sa odsťahoval
teased|-|being-different|-|je na vozíčku a deti naňho pozerajú
teased|-|body|-|hovoria mu že je tlstý
wants|-|brand-things|-|chce mobil lebo všetci ho majú
cannot|-|saying-no|-|nevie povedať nie
refuses|-|saying-sorry|-|nechce sa ospravedlniť
new|today|new-baby|-|narodil sa mu braček
jealous|-|new-baby|-|žiarli na bábätko
quarrel|-|sibling|-|stále sa bije s bratom
waiting|-|baby-coming|-|mama čaká bábätko
waiting|-|baby-coming|-|v marci nám pribudne sestrička a Emil sa pýta, či ju potom vrátime
afraid|-|baby-coming|-|maminka čaká miminko a Žofka sa bojí, že ju vymeníme
missing-someone|-|baby-coming|-|manželka rodí, sme doma sami dvaja chlapi
missing-someone|-|baby-coming|-|mama v pôrodnici už tretí deň, bábo sa narodilo v utorok
waiting|-|baby-coming|-|pôjdem rodiť a bude prvýkrát bezo mňa v noci
new|-|new-baby|Alžbetka|Alžbetka má mesiac, Oliver ju volá zemiak
new|-|new-baby|Matúško|včera sme priniesli Matúška domov a ona mu dala do postieľky piškótu
wants|-|new-baby|sister|chcela sestru a narodil sa Adam, vraj ho treba vymeniť
new|-|new-baby|-|bábätko je doma a Hugo sa naň ani nepozrie
going-to|tomorrow|baby-coming|-|mamka pôjde do pôrodnice po bábätko
missing-someone|-|parents-apart|-|rodičia sa rozviedli
missing-someone|-|parents-apart|-|má dva domovy, týždeň u mamy a týždeň u otca
missing-someone|-|parent-away|dad|ocko je na služobke a chýba jej
missing-someone|-|parent-away|dad|tatino robí v Nemecku
sad|-|parent-ill|mum|mama je v nemocnici
sad|-|parent-ill|-|ocko má rakovinu
sad|-|grandparent-forgets|grandma|babka zabúda a nespoznáva nás
other|-|adopted|-|je adoptovaný a pýta sa na to
died|past|death-of-person|grandpa|zomrel nám dedko
died|past|death-of-person|great-grandma|prababka umrela minuly tyzden
died|past|death-of-pet|pes|uspali sme psíka
died|past|death-of-pet|skrecok|zomrel nám škrečok Fúzik
afraid|-|war|-|počul v telke o vojne a bojí sa
missing-someone|-|prison|dad|tato je vo väzení
learn|-|two-languages|-|doma hovoríme po anglicky a v škole po slovensky
sad|-|money|-|nemáme peniaze na dovolenku
waiting|today|birthday|narodeniny|dnes má narodeniny, štyri roky
waiting|tomorrow|birthday|-|zajtra oslavuje piate narodeniny
waiting|-|christmas|-|nevie sa dočkať Vianoc
waiting|-|christmas|mikulas|zajtra príde Mikuláš
going-to|tomorrow|holiday|more|ideme k moru
going-to|tomorrow|holiday|-|o týždeň letíme na dovolenku
going-to|tomorrow|journey|lietadlo|prvýkrát poletí lietadlom
going-to|tomorrow|moving-house|-|sťahujeme sa do nového domu
missing-someone|past|moving-house|-|prestahovali sme sa a chyba mu stara izba
new|-|new-room|-|má novú izbu
wants|-|pet|pes|chce psíka
new|-|pet|maciatko|máme nové mačiatko
lost|past|lost-toy|plysak|stratil plyšáka
lost|past|lost-toy|-|nechala zajka vo vlaku
lost|past|lost-toy|opica|opica Žofinka zostala na stanici v Žiline, volali sme tam
lost|past|lost-toy|zajac|vyprali sme zajka a tvrdí že to nie je on
lost|past|lost-toy|papuca|chýba jej jedna papuča
lost|past|lost-toy|auto|dal auto kamarátovi a teraz ho chce späť
lost|past|pet|kocur|kocúr je preč už tri dni
lost|today|-|snehuliak+mrkva|snehuliakovi zjedol mrkvu zajac
lost|today|-|hviezda|hviezda, ktorej odpadol cíp
lost|today|-|kral+poddany|kráľ stratil svojho jediného poddaného
cannot|-|waiting|-|nevie čakať, chce všetko hneď
contest|tomorrow|sport|-|zajtra má zápas
contest|past|sport|-|prehrali futbalový zápas
learn|-|bike|bicyklovat-sa|učí sa bicyklovať bez koliesok
refuses|-|practising|-|nechce cvičiť na klavíri
refuses|-|screens|-|nechce vypnúť tablet
sad|-|tired|-|je unavený po škole a protivný
did-wrong|-|anger|-|má záchvaty zlosti
sad|-|sadness|-|je smutná a nevieme prečo
refuses|-|clothes|-|nechce nosiť čiapku
proud|-|growing-up|-|už je veľký škôlkar
refuses|-|perfection|-|nechce robiť chyby, všetko musí byť dokonalé
lost|-|-|tucniak|tučniak stratil šál
lost|-|-|drak|drak ktorý stratil svoj oheň
afraid|-|-|lev|lev čo sa bojí myšky
afraid|-|dark|duch|duch sa bojí tmy
wants|-|-|bager|bager ktorý chcel byť baletkou
wants|-|-|snehuliak|snehuliak chce vidieť leto
cannot|-|-|sova|sova čo nevie lietať
cannot|-|-|kohut|kohút ktorý nevedel kikiríkať
become-friends|-|-|jezko+slimak|ako sa ježko a slimák spriatelili
become-friends|-|-|vlk+ovecka|kamarátstvo vlka a ovečky
new|-|-|robot|robot je nový v triede
did-wrong|-|-|straka|straka ukradla babke okuliare
going-to|-|-|mravec|mravec ide na výlet k moru
how-it-works|-|-|-|prečo prší
how-it-works|-|-|vlak|ako funguje vlak
how-it-works|-|-|srdce|na čo je srdce
how-it-works|-|-|duha|odkiaľ sa berie dúha
makes|-|-|medved|medveď pečie tortu pre zajka
makes|-|-|-|postavili si bunker z diek
meets|-|-|jednorozec+dinosaurus|jednorožec stretne dinosaura
mystery|-|-|-|kto zjedol všetky koláče
mystery|-|-|-|detektív hľadá zmiznuté ponožky
rescue|-|-|hasic|hasiči zachránia mačiatko zo stromu
contest|-|-|korytnacka+zajac|preteky korytnačky a zajaca
funny|-|-|krava|krava čo nosí klobúk, nech je to vtipné
bored|-|-|mesiac|mesiac sa nudí
changed|-|-|princ|princ sa premenil na žabu
discover|-|-|pirat|piráti objavia ostrov
sad|-|-|oblak|smutný obláčik
proud|-|-|-|prvýkrát sama bicyklovala a je hrdá
other|-|-|traktor|traktory
other|-|-|hasic+bager|o bagri a hasičoch
other|-|-|jednorozec|jednorožce a korčuľovanie
other|-|-|steniatko|labková patrola
meets|-|-|princezna|elza a anna
other|-|-|vodnik|vodník
other|-|-|permonik|permoníci v bani
meets|-|-|tyranosaurus|tyranosaurus rex a jeho mama
other|-|-|hasicske-auto|hasičské auto Fero
other|-|-|macka|naša mačka Luna čo spí v práčke
cannot|-|-|rusen|Chcela by rušeň, čo nevie zastaviť v Poprade, lebo je tam veľa písmenok
cannot|-|-|krokodil+zavazovat-si-snurky|dcérka si praje krokodíla s krátkymi labkami, ktorý si nevie zaviazať šnúrky
cannot|-|-|macka|Vymyslela si mačku Micku, ktorá nevie chytať myši
cannot|-|-|drak+chrlit-ohen|prosím o dráčikovi, čo nevie chrliť oheň, iba paru
wants|-|-|vydra+vlak|vydra ktorá chce byť vlakom, náš malý to vymyslel vo vani
wants|-|-|mamut+sveter|o mamutovi čo si želal sveter
wants|-|-|sova+dom|sova, ktorá chce trojposchodový dom. videli sme ju ráno na strome
wants|-|-|mimozemstan+gitara|mimozemšťan by chcel mať gitaru
meets|tomorrow|visit|-|zajtra príde k nám krstná z Nemecka
meets|past|visit|-|prišla teta Zuza z Londýna a ona sa hanbila
meets|-|visit|zirafa|žirafa prišla na návštevu s kufrom
`
