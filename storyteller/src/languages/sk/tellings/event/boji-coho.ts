/** What somebody is afraid of, and how it looks from ten knots and from three. */
interface Fear {
  /** After "bojí sa". */
  of: string
  sign: string
  /** Why it has to be met today. */
  way: string
  /** What the others say. */
  only: string
  /** Where the child goes with the other end. */
  to: string
  far: string
  near: string
  /** How three knots are enough. */
  does: string
  echo: string
}

/** Whom or what it fears, in a case: the one of two where they make friends. */
const it = (form: string) => `[is:whom| [whom${form}] | [what${form}]]`
/** What is told of a fish, and of what walks. */
const SEA = (fish: string, other: string) => `[is:whom| ${other} | [what-is| sea-animal: ${fish} | ${other}]]`
/** In the attic: with a cat to be rescued there, or without. */
const UPSTAIRS = (cat: string, attic: string, other: string) =>
  `[has:povala| [who-is| macka: ${attic} | [has:macka| ${cat} | ${attic}]] | ${other}]`
export const FRIENDS = `Na druhý deň stačia dva uzlíky, potom jeden. Napokon je šnúrka dobrá už iba na skákanie. Jeden koniec drží [who], druhý ${it('')} a sú z nich kamaráti.`

export const FEARS = {
  fire: {
    of: 'ohňa',
    sign: 'Stačí iskra a už je za rohom.',
    way: '[who-is| hasicske-auto, hasic: A dnes treba zahasiť celkom malý ohník za plotom. | A dnes horí ohník, [adult] ho stráži a pečú sa jablká.]',
    only: 'Veď je to iba ohník',
    to: 'k ohníku, kde už stojí [adult]',
    far: 'Odtiaľto je oheň ako oranžová kvapka.',
    near: 'Od troch uzlíkov oheň hreje, praská a nikam nejde.',
    does: '[who-is| hasicske-auto, hasic: A hadica? Tá je dlhšia ako tri uzlíky. Ššš, zasyčí to, a z ohníka je mokrá čierna machuľa. Strach pritom ostane pekne vzadu. | Jablko sa dá upiecť aj na dlhom prúte. Prút je dlhší ako tri uzlíky, a tak jablko syčí, mäkne a [who] stojí celkom pokojne.]',
    echo: 'Ohník už nehorí a vonia iba popol.',
  },
  water: {
    of: 'vody',
    sign: '[who-is| sea-animal, morska-panna: Raz [who:ju/ho/ho] prevrátila vlna a odvtedy býva na brehu, na skale. | Aj mláku obíde najväčším oblúkom.]',
    way: 'A dnes pláva po vode lopta a k brehu nejde.',
    only: 'Veď je to iba voda',
    to: 'k vode',
    far: 'Odtiaľto sa voda iba leskne ako lyžička.',
    near: 'Od troch uzlíkov voda príde k brehu, povie čľup a ide zasa späť.',
    does: 'A vetvička dočiahne ďalej ako tri uzlíky. Ťuk, lopta sa otočí. Ťuk, a pripláva celkom až sem. Mokrá je iba lopta.',
    echo: 'Kdesi voda povie čľup a ide spať.',
  },
  dark: {
    of: 'tmy',
    sign: 'Keď sa zotmie, hľadá každé svetielko.',
    way: 'A dnes leží lopta práve tam, kde je najväčšia tma.',
    only: 'Veď je to iba tma',
    to: 'tam, kde je najtmavšie',
    far: 'Odtiaľto je tma čierna ako diera.',
    near: 'Od troch uzlíkov je už iba sivá. Vidno v nej krík a niečo okrúhle.',
    does: 'To okrúhle je lopta! Tri uzlíky tam, tri uzlíky späť a lopta je na svetle. A tma? Tá ostane ticho sedieť na svojom mieste.',
    echo: 'Tma je aj tu, iba sivá a mäkká.',
  },
  storm: {
    of: 'búrky',
    sign: 'Keď zahrmí, nevidno [who:jej/mu/mu] ani nos.',
    way: 'A dnes hrmí práve vtedy, keď majú byť palacinky.',
    only: 'Veď je to iba hrom',
    to: 'k oknu',
    far: 'Od blesku po hrom sa dá narátať do desať.',
    near: 'Pri troch uzlíkoch je búrka blízko. Potom narátajú päť, potom osem a ide preč.',
    does: 'A palacinky? Tie sa dajú zjesť aj tri uzlíky od okna, pod stolom. Chutia celkom rovnako, iba kvapky klopú do rytmu.',
    echo: 'Hrom je už ďaleko a nestačia naň ani uzlíky.',
  },
  height: {
    of: 'výšok',
    sign: 'Už na schode sa [who:jej/mu/mu] točí hlava.',
    way: 'A dnes treba dať celkom hore malú vlajočku.',
    only: 'Veď je to iba kúsok',
    to: 'hore, až na vrch',
    far: 'Odtiaľto je vrch malý ako gombík.',
    near: 'Od troch uzlíkov vidno strechy, potok aj vlastný dvor, všetko naraz.',
    does: 'A vlajočka je na palici. Palica je dlhšia ako tri uzlíky, stačí ju podať a [hero] ju zapichne. Veje, a na úplný vrch dnes netreba.',
    echo: 'Niekde vysoko veje vlajočka a nikoho nič netočí.',
  },
  sun: {
    of: 'slnka',
    sign: 'Keď vyjde, hneď [who:jej/mu/mu] kvapká z nosa.',
    way: 'A dnes je slnko všade a tieňa iba za vreckovku.',
    only: 'Veď je to iba slniečko',
    to: 'na slnečnú stranu',
    far: 'Odtiaľto je slnko žlté a ďaleko.',
    near: 'Od troch uzlíkov vidno okraj tieňa. Po okraj je chládok a ďalej netreba.',
    does: 'Na ten okraj postaví [hero] veľký dáždnik. Tieň podrastie o tri uzlíky na každú stranu, slnko ostane vonku a z nosa už nič nekvapká.',
    echo: 'Slnko spí a všade je príjemný chládok.',
  },
  dust: {
    of: 'prachu',
    sign: 'Stačí smietka a už kýcha.',
    way: 'A dnes je ho pod posteľou celá sivá kôpka.',
    only: 'Veď je to iba prach',
    to: 'k posteli',
    far: 'Odtiaľto je to sivé a iba to leží.',
    near: 'Od troch uzlíkov je to mäkké ako mačka a trčí z toho gombík.',
    does: '[who-is| vysavac: A hadica je dlhšia ako tri uzlíky. | A metla je dlhšia ako tri uzlíky.] Fúú, šuch, a pod posteľou je čisto. Gombík dajú na policu, na pamiatku.',
    echo: 'Pod posteľou je čisto a spí tam iba tieň.',
  },
  red: {
    of: 'krvi',
    sign: 'Stačí červená bodka a hneď zbledne.',
    way: 'A dnes stojí na stole pohár a v ňom niečo červené.',
    only: 'Veď je to iba pohár',
    to: 'k stolu',
    far: 'Odtiaľto je to iba červená bodka.',
    near: 'Od troch uzlíkov to vonia. A vonia to celkom ako paradajky!',
    does: 'Je to paradajková šťava. Slamka je dlhá presne tri uzlíky, a tak sa dá piť odtiaľto. Srk, srk, srk, a pohár je prázdny.',
    echo: 'Na stole stojí prázdny pohár s dlhou slamkou.',
  },
  all: {
    of: 'všetkého',
    sign: 'Aj vlastný tieň [who:ju/ho/ho] vždy vyľaká.',
    way: 'A dnes sa ide domov cez lúku, kde je všetko.',
    only: 'Veď tu nič nie je',
    to: 'doprostred lúky',
    far: 'Odtiaľto je všetko jedna veľká zelená machuľa.',
    near: 'Od troch uzlíkov je to tráva, kameň a mravec. Každé zvlášť a malé.',
    does: 'A tak sa ide po uzlíkoch. Tri ku kameňu, tri k mravcovi, tri k plotu. Kým sa to všetko prejde, je tu domov.',
    echo: 'Na lúke je tma, kameň a spiaci mravec.',
  },
  creature: {
    of: it('.gen_pl'),
    sign: `${SEA('Stačí mávnutie plutvou a už je preč.', 'Stačí šuchnutie a už je preč.')}`,
    way: `${UPSTAIRS(`A dnes mňaučí na povale mačka a na schodoch sedí ${it('')}.`, `A dnes treba ísť na povalu a na schodoch sedí ${it('')}.`, SEA(`A dnes pláva ${it('')} rovno uprostred cesty domov.`, `A dnes sedí ${it('')} rovno uprostred cesty domov.`))}`,
    only: `Veď je to iba ${it('')}`,
    to: `[is:whom| [k whom.dat] | [k what.dat]]`,
    far: `Odtiaľto je ${it('')} celkom ako omrvinka.`,
    near: 'Od troch uzlíkov vidno oči. Sú okrúhle a boja sa tiež.',
    does: `Tak si iba zamávajú, každý zo svojej strany. Potom ${it('')} ${SEA('odpláva o kúsok nabok', 'urobí tri kroky bokom')} a ${UPSTAIRS('schody sú voľné. [Who] podá mačke ruku a mačka je dolu.', 'schody sú voľné až hore.', 'cesta domov je voľná.')} [has:ends-friends| | Stačia na to tri uzlíky.]`,
    echo: `Kdesi ${UPSTAIRS('na povale', 'na povale', SEA('v chaluhách', 'v tráve'))} už spí ${it('')} a nič nechce.`,
  },
  object: {
    of: it('.gen_pl'),
    sign: 'Stačí jeden pohľad a už je preč.',
    way: `A dnes je ${it('')} rovno uprostred cesty domov.`,
    only: `Veď je to iba ${it('')}`,
    to: '[k what.dat]',
    far: `Odtiaľto je ${it('')} ako malá bodka.`,
    near: `Od troch uzlíkov vidno, že ${it('')} nič nerobí. Ani sa nepohne a nič nechce.`,
    does: `A tri uzlíky stačia na to, aby sa dalo prejsť okolo. Krok, krok, ešte jeden krok. Za [what.ins] je cesta presne taká ako predtým.`,
    echo: `Kdesi v tme je ${it('')} a stále nič nerobí.`,
  },
  thing: {
    of: '[what.gen]',
    sign: 'Stačí o tom počuť a už je preč.',
    way: 'A dnes sa to nijako nedá obísť, cesta vedie tadiaľ.',
    only: 'Veď to nič nie je',
    to: 'na druhý koniec cesty',
    far: 'Odtiaľto je to veľké a celé sa to mračí.',
    near: 'Od troch uzlíkov je to menšie. Iba je to tam a nič nechce.',
    does: 'A tri uzlíky stačia na to, aby sa dalo prejsť okolo. Krok, krok, ešte jeden krok. Za tým je cesta presne taká ako predtým.',
    echo: 'Za oknom je ticho a všetko je na svojom mieste.',
  },
  plain: {
    of: '[is:action| [action] | toho, čo iným nevadí]',
    sign: 'Stačí o tom počuť a už je preč.',
    way: 'A dnes na to ostatní práve čakajú.',
    only: 'Veď to nič nie je',
    to: 'tam, kde sa to začína',
    far: 'Odtiaľto to vyzerá veľké a celé sa to mračí.',
    near: 'Od troch uzlíkov je to iba kúsok zeme a na ňom jeden list.',
    does: 'Z troch uzlíkov sa to dá skúsiť iba trochu, potichu a pomaly. Aj trochu sa ráta. Ostatní počkajú a zvyšok počká tiež.',
    echo: 'Za oknom je ticho a všetko počká do rána.',
  },
} satisfies Record<string, Fear>

/** Which of them it is. */
export const FEAR =
  '[has| fear-red: red | fear-all: all | fear-fire: fire | fear-water: water | fear-dark: dark | fear-storm: storm | fear-height: height | fear-sun: sun | fear-dust: dust | [is:whom| creature | [is:what| [what-is| animal, bird, sea-animal, insect, dinosaur, monster, fairy-being, job, royal: creature | toy, clothes, household, vehicle, machine, instrument, sport, school: object | thing] | plain]]]'
