import type { Telling } from '../../../../craft/telling.ts'

/**
 * An animal of the family is gone, and nobody knows whether it comes back. One can make the way home: of a smell, a light and a name, every evening anew.
 */
export const zvieratkoPrec: Telling = {
  id: 'pet-away',
  shape: 'lullaby-list',
  fits: {
    ...{ kind: 'life', subjects: ['pet'], when: ['today', 'past', 'tomorrow', 'always'] },
    says: ['pet-gone'],
  },
  ages: [3, 6],
  titles: ['Cesta domov z troch vecí', 'Tu sme'],
  figures: {},
  things: {
    what: {
      kinds: ['animal', 'bird', 'sea-animal', 'insect'],
      or: {
        forms: {
          name: 'kocúr',
          nom: 'kocúr',
          gen: 'kocúra',
          dat: 'kocúrovi',
          acc: 'kocúra',
          loc: 'kocúrovi',
          ins: 'kocúrom',
        },
        gender: 'he',
      },
    },
    whom: {
      kinds: [],
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
  keys: {
    sort: '[what-is| bird: bird | pes, steniatko: dog | macka, maciatko, kocur: cat | [is:what| other | cat]]',
  },
  words: {
    food: '[sort| bird: zrnká | other: zrnká a kúsok jablka | granule]',
    bed: '[sort| bird: klietka | pelech]',
    sound: '[sort| bird: mávne krídlami | dog: škrabne labou | cat: škrabne labou | zašuchoce]',
    volaj: '[what-is:named| [What], tu sme | Haló, tu sme]',
  },
  fact: '[Hero] raz každý večer [robil/robí] cestu domov z vône, svetla a mena.',
  next: 'Na parapete chýba jedna granula. Iba jedna, a nikto nevie, kto ju má.',
  young: `
== gone
[What] je preč. [Bed] je [sort| bird: prázdna | prázdny] a v dome je ticho, aké tu nebýva. [Hero] sa nechce hrať, iba pozerá von [has:pet-window-sill| z okna | cez sklo], kým sa nezotmie.

@hero „Kde je?“ pýta sa [hero].

@adult „To naozaj neviem,“ povie [adult]. „Hľadali sme aj dnes. [has:pet-leaflets| Letáky sú na každej bráne. | Povedali sme to všetkým susedom.]“

@hero „A príde?“

@adult „Ani to neviem,“ povie [adult] a sadne si celkom blízko. „Ale môže.“

+2
[Hero] premýšľa. Kto je ďaleko, ten nepotrebuje, aby bol niekto smutný. Ten potrebuje vedieť, kadiaľ sa ide domov.
/+2

@hero „Tak urobíme cestu,“ povie [hero].

+3
@adult „Z čoho?“ pýta sa [adult].

@hero „Zo všetkého, čo ide ďaleko,“ povie [hero]. „Ďalej ako ja. Ja smiem iba po roh.“
/+3

== smell
Prvá je vôňa. [Hero] vezme misku a nasype do nej [food]. Položí ju [has:pet-window-sill| na parapet | k oknu], presne na to isté miesto ako včera a predvčerom.

&first @hero „[volaj],“ povie [hero].

Vôňa sa pohne a ide cez dvor, popod bránu a hore celou ulicou.

+2
Ráno tam býva o kúsok menej. Možno to bol [what] a možno ježko. Aj ježko má byť po ceste najedený. ((Tak je to slušné.))
/+2

== light
Druhé je svetlo. [Hero] postaví do okna malú lampu.

&again @hero „[volaj].“

Svetlo urobí dolu na tráve žltý obdĺžnik, celkom ako dvere, čo nie sú zamknuté.

+3
[with| [Friend] sa postaví vonku a zakýva. @friend „Vidno to až k smetiakom!“ volá [friend]. | [Hero] vybehne pred dom a pozrie sa odtiaľ. Okno je vidno až od smetiakov, a to je naozaj ďaleko.]

@hero „A čo keď [what] nevie, ktoré okno je naše?“

@adult „Tak sa to spozná podľa teba,“ povie [adult]. „Na skle je odtlačok tvojho nosa. Taký nemá ani jedno iné okno v celej našej ulici.“
/+3

+4
Za plotom sa niečo pohne. Nikto nedýcha. Tráva šuchne raz a potom ešte raz, bližšie, a srdce búcha až v ušiach.

Je to ježko. Pozrie na okno, pozrie na misku a [hero] sa ani nepohne. Ježko zje tri kúsky, odfúkne si a ide ďalej.

@hero „Povedz to ďalej,“ šepne za ním [hero]. „Povedz, že svietime.“

Ježko nepovie áno ani nie. Ježkovia to tak robia. Ale ide rovno tým smerom, kde sú za sebou záhrady, a je v nich veľa dier v plotoch, o ktorých vedia iba tí dolu.

[with| @friend „Rozumie nám?“ pýta sa [friend]. | @adult „Myslíš, že rozumie?“ pýta sa [adult].]

@hero „Rozumie jedlu,“ povie [hero]. „A to stačí, lebo kto tu jedol, ten vie, kde to je.“

Chvíľu po ňom ostane cestička v rose. Ide od misky k plotu, tenká a rovná, a vyzerá presne ako cesta, ktorú chcú urobiť. Na konci má dieru v plote a za dierou celý svet. [Hero] si ju dobre obzrie. Takto nejako to má byť: odtiaľto tam a odtiaľ sem.

@adult „To bol dobrý posol,“ povie [adult]. „Iba má krátke nohy.“

@hero „Má na to celú dlhú noc,“ povie [hero] a zamáva.
/+4

== name
Tretie je meno. To sa musí povedať rovno von, do tmy, a nie príliš nahlas, lebo v noci každý spí.

[Hero] otvorí okno na jednu škáru.

&again @hero „[volaj],“ povie [hero].

Meno vyjde von a už ho nevidno, ale kdesi tam ide.

+3
Potom povedia ešte tie druhé mená, čo sa hovoria iba doma: to na raňajky, to na hnevanie a to najmenšie, do ucha. [with| Jedno pridá aj [friend]. | Je ich dosť a každé ide inou ulicou.]
/+3

+2
@adult „Ďaleko dôjde?“ pýta sa [adult].

@hero „Vlastné meno počuť najďalej,“ povie [hero]. „Aj cez spánok.“
/+2

== bed
Potom je cesta hotová. Viac sa dnes večer spraviť nedá. [Hero] leží pod teplou perinou a okno nechajú na tú škáru.

+2
Možno [what] práve spí pod cudzím schodom a je tam sucho. Možno ide. Cesta čaká na oboje.
/+2

+3
@hero „A zajtra ju urobíme zas?“ šepká [hero].

@adult „Zas,“ šepká [adult]. „Každý večer, kým budeš chcieť.“
/+3

+4
Miska je plná, lampa malá a mesiac veľký. Svieti na každý plot a na každú dieru v ňom. Po tráve leží žltý obdĺžnik a na jeho kraji sa blyští rosa. Dom dýcha cez tú jednu škáru, dnu a von, a každý výdych ide kus cesty tým, čo sú vonku. [Bed] stojí na svojom mieste a je [sort| bird: čistá | čistý], pre každý prípad.
/+4

&last @hero „Tu sme,“ zamrmle [hero].

!asleep A potom [hero] spí a vôňa, svetlo aj meno idú ďalej, pomaly, potichu, celú noc.
`,
}
