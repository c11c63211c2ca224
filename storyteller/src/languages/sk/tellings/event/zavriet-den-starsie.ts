/*
 * For the older: who has nothing to do at the beloved place swaps with the grown-up for a day. Now the grown-up sits on the step and asks.
 */
export const older = `
== step
-2
*step [Hero] je dnes [there].[has:place-wifi| Wifi tu nie je, telka tu nie je a jediná obrazovka široko-ďaleko je okno. | ] Každý tu má robotu. [Adult] nosí vodu, krája chlieb a popritom ešte niečo opravuje, [is:machine| [machine] má robotu od rána | vietor hýbe bielizňou na šnúre] a [is:beast| aj [beast-is:named| [beast.kind] [beast] | [beast]] presne vie, čo má robiť | mravce nesú po schode omrvinku väčšiu ako ony]. Iba [hero] sedí na schode.
/-2

+2
*step [Hero] je dnes [there].[has:place-wifi| Wifi tu nie je, telka tu nie je a jediná obrazovka široko-ďaleko je okno, v ktorom dávajú celý deň ten istý strom. | ] Každý tu má robotu. [Adult] nosí vodu, krája chlieb a popritom ešte niečo opravuje, [is:machine| [machine] má robotu od rána | vietor hýbe bielizňou na šnúre] a [is:beast| aj [beast-is:named| [beast.kind] [beast] | [beast]] presne vie, čo má robiť | mravce nesú po schode omrvinku väčšiu ako ony]. [is:food| V kuchyni vonia [food] a aj to je robota, poctivá a na celý dvor. | V kuchyni nadvihuje hrniec pokrievku, a aj to je robota, poctivá a hlučná.] Iba [hero] sedí na schode a robotu nemá. [with| [friend-is| toy, pet: [Friend] sedí o schod nižšie a nemá ju tiež. | [Friend] sedí o schod nižšie a robotu nemá tiež, takže sú na to aspoň dvaja.] | Schod je teplý a drsný, a to je o ňom naozaj všetko, čo sa dá povedať.]
/+2

&first @hero „A čo mám robiť ja?“ pýta sa [hero].

@adult „Počkaj, hneď,“ povie [adult] a nesie vedro.

Hneď je tu veľmi dlhé. Zmestí sa doň cesta k studni, cesta naspäť a ešte aj jedno dlhé klopanie kladivom.

@hero „A čo mám robiť ja?“ pýta sa [hero] druhý raz, tretí raz a ešte piaty.

Pri šiestom [adult] položí vedro rovno doprostred dvora.

@adult „Vieš čo? Vymeňme sa,“ povie [adult]. „Do večera si ty ja. A ja som ty.“

[Hero] dostane zásteru, dlhú až po členky, a kľúč od kôlne. [Adult] dostane schod. Dohoda platí na všetko. Kto je dieťa, ten sedí a pýta sa. Kto je veľký, ten vie, čo bude na obed, kde visí motyka a prečo kvapká ten kohútik pri sude.

== swap
To bude ľahké, myslí si [hero]. Lenže vedro je ťažké iba vtedy, keď je plné, a keď nie je plné, netreba ho nosiť. Polovica vody skončí v topánkach. Druhá polovica sa dostane na hriadku, a práve v tej chvíli sa zo schodu ozve hlas.

&again @adult „A čo mám robiť ja?“ pýta sa [adult].

@hero „Počkaj, hneď,“ povie [hero] a zľakne sa, aké známe slová to sú. Idú z úst celkom bez pýtania.

Na schode je ticho presne jednu minútu.

@adult „A teraz?“

@hero „Ešte nie,“ povie [hero]. „Nájdi si niečo.“ Aj tú vetu [hero] odniekiaľ pozná, iba ju dosiaľ počuje vždy z druhej strany.

Do obeda sú to ešte tri vedrá. Po obede je riad a po riade sú zasa vedrá, lebo slnko medzitým hriadku celú vypije.

+2
Potom treba narezať chlieb, rovno, a chlieb rovno nechce. [is:machine| Potom treba utrieť [machine.acc] a zistiť, odkiaľ to kvapká. | Potom treba zavesiť bielizeň a vietor ju vešia naspäť na zem.] [is:beast| Potom stojí pri nohách [beast] a díva sa tak, ako sa díva niekto, kto mal jesť už pred hodinou. | Potom treba nazbierať hrášok, a ten z misky ubúda rýchlejšie, než do nej pribúda.] A každú chvíľu sa ozve schod.

@adult „Mne je horúco,“ povie schod. „A pil by sa malinovník. Kedy bude obed? Tamtá mucha sa na mňa pozerá.“

@hero „Hneď,“ volá [hero] od hriadky. „Počkaj. Nekop do toho schodu, prosím ťa!“

[with| [friend-is| toy, pet: [Friend] sa díva z jedného na druhého a vôbec netuší, ku komu teraz patrí. | @friend „Podávaj, ja to ponesiem s tebou,“ povie [friend] a chytí vedro z druhej strany. Vo dvojici vylejú iba štvrtinu, a aj tá tečie do tej správnej topánky.] | Zástera sa motá okolo kolien a gombík z nej sa odkotúľa do mrkvy.] Robota tu má zvláštny zvyk. Len čo sa jedna skončí, stojí za ňou druhá a tvári sa, že čaká od rána.

Na obed je polievka. [Adult] si k nej sadne, ponorí lyžicu a zasa ju vytiahne.

@adult „Je v tom mrkva,“ povie [adult].

@hero „Tá je na oči,“ povie [hero].

@adult „Ja mám oči dobré. Vidím s nimi tú mrkvu.“

@hero „Aspoň tri lyžice.“

@adult „Dve. A dnes nemusím spať po obede.“

[Hero] chvíľu premýšľa, čo sa na to v zástere hovorí. Dá sa povedať nie, lenže potom sa to bude vliecť do večera. Dá sa povedať áno, lenže potom je to prehraté aj nabudúce. [Hero] povie dve a pol, a to je vraj veľmi múdre, lebo tak vyhrá každý pri stole. Potom treba celý ten riad umyť, utrieť a nájsť niekde pokrievku, ktorá patrí na ten druhý hrniec. Zo schodu sa zatiaľ ozýva dlhé, hlboké vzdychanie, aké vie vydať iba človek, ktorému sa celý deň nič nedeje.
/+2

+3
A potom [hero] zabudne zavrieť bránku. Iba raz, lebo v oboch rukách je vedro. To stačí. Keď sa [hero] obzrie, stojí v petržlene susedova koza a z petržlenu sú už iba stopky.

@hero „Koza!“ kričí [hero]. „Poď mi pomôcť!“

@adult „Ja nemôžem,“ povie [adult] zo schodu. „Ja som dieťa. Ja môžem iba ukazovať prstom.“ A naozaj ukazuje, najprv na kozu, potom na mrkvu a potom na to miesto, kde bude koza o chvíľu.

[with2| [Friend2] koze zatarasí metlou cestu k šalátu, k mrkve a k bielizni. | Koza si vezme ešte mrkvu, pre istotu aj s vňaťou.] [Hero] ide pomaly, s kúskom chleba v natiahnutej ruke, a pospiatky. Koza ide za chlebom. Tak prejdú celý dvor, jeden pozadu a druhá popredu, okolo suda, popod šnúru, cez hriadku a až za bránku. Klik. Ten zvuk je taký pekný, že ho [hero] pre istotu urobí ešte raz. Potom spočíta škody: petržlen, jedna mrkva a jeden golier zo šnúry, ale ten je vraj aj tak škaredý.
/+3

+4
Za bránkou stojí [neighbour] a hľadá kozu. Pozrie sa na zásteru až po zem, na chlieb, na kozu a potom na schod, kde [adult] sedí s rukami na kolenách.

@neighbour „Kto je tu dnes gazda?“ spýta sa [neighbour].

@adult „Tam,“ ukáže [adult] prstom.

@neighbour „Tak ti teda pekne ďakujem, gazda,“ povie [neighbour] a podá [hero.dat/cez plot] ruku, celkom vážne, ako sa podáva veľkým. „Inokedy ju naháňame do tmy. A tá petržlenová vňať, tá ide na môj účet.“

Je to dobrá chvíľa. Na takej sa dá stáť pokojne aj päť minút, aj s mokrými topánkami. Lenže práve vtedy sa zo schodu ozve niečo nové. Nie je to otázka. Je to pískanie, tenké a dlhé, a hneď za ním smiech.

[Hero] natiahne krk. [Adult] má medzi palcami steblo trávy a fúka doň. Vedľa na schode stoja v rade tri slimáky a pred nimi je kriedou nakreslená čiara. Je to zjavne niečo výborné a [hero] pri tom nie je, lebo [hero] má robotu. Vedro je ešte dolu pri studni. Zástera sa dá zložiť hneď teraz a povedať, že stačilo. [more| Aj [others] už stoja pri čiare a držia slimákom palce. | Slimák vľavo práve vysunul rožky a vyzerá, že vyhrá.]

[Hero] sa pozrie na schod a potom na vedro. Hriadka je poliata iba do polovice a tej druhej polovici je jedno, kto má dnes zásteru. Tak [hero] ide najprv k studni. Ide rýchlo, rýchlejšie než kedykoľvek predtým, ale ide.
/+4

== pipe
[dusk] Poliate je, nakŕmené je aj zavreté je a [hero] sa zosunie na schod ako prázdne vrece. Ruky voňajú trávou, hlinou a chlebom a v topánkach je ešte stále kúsok studne.

@hero „Posuň sa,“ povie [hero].

^step [Adult] sa posunie. Medzi palcami drží steblo trávy, fúkne doň a steblo zapíska, až kdesi ďaleko odpovie pes.

@hero „Odkiaľ to máš?“

@adult „Z nudy,“ povie [adult]. „Tej je na tomto schode plno, iba ju treba chvíľu nechať postáť.“

[Hero] si odtrhne steblo tiež. Prvé nepíska, druhé iba prská. Tretie urobí pííí a [hero] je v tej chvíli presne tam, kde chce byť.

+2
@adult „Bola to ťažká robota?“ pýta sa [adult] po chvíli. „Tá moja?“

@hero „Ťažká nie,“ povie [hero]. „Iba nemá koniec. A tá moja?“

@adult „Tá tvoja nemá začiatok,“ povie [adult]. „Ten sa musí vymyslieť. To ma potrápilo viac ako vedro.“
/+2

+3
Dohodnú sa, že zajtra to spravia inak: každý jedno vedro a potom každý jeden schod. [with| [Friend] na to zapíska, dlho a slávnostne, namiesto podpisu. | Podpíšu to pískaním, dlho a slávnostne, každý svojím steblom.] A bránku má na starosti ten, kto ide cez dvor posledný, aj keby mal obidve ruky plné.
/+3

== bed
Potom je posteľ, mäkká a vysoká, a nohy sú ťažké ako dve plné vedrá. [Adult] skladá zásteru na stoličku a zhasína.

+2
V izbe je celkom ticho a tma je mäkká ako tá perina. Dýcha sa pomaly a vzduch z okna vonia trávou, vlhkou hlinou a trochu aj polievkou.
/+2

+3
[far] Za oknom pomaly chladne dvor, studňa je tichá a na schode nesedí nikto. Perina je teplá, všade rovnako, a vonia dvorom.
/+3

+4
Steblo trávy leží na nočnom stolíku vedľa kľúča od kôlne. Kľúč je ťažký a steblo nie, a sú z toho istého dňa. Mesiac svieti mäkko a biely pás z neho leží cez celú izbu až po zásteru. Tá na stoličke vyzerá, ako niekto, kto má konečne ruky v lone a pokojne dýcha. Čo má byť spravené, to je spravené. Čo nie je, to spí tiež.
/+4

@hero „A to už platí naspäť?“ zamrmle [hero].

@adult „Až od rána,“ šepne [adult]. Chvíľu je ticho.

&last @adult „A čo mám robiť ja?“ šepne [adult].

@hero „Spať,“ povie [hero]. !asleep A hneď na to [hero] spí, lebo niekto to musí ukázať.
`
