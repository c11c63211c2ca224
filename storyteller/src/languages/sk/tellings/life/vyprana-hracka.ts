import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/** A toy that comes out of the washing machine smells of nobody. The smell was made in sleep, breath by breath, and is made so again. */
const WHAT: readonly Kind[] = [
  ...(['toy', 'animal', 'bird', 'sea-animal', 'dinosaur', 'insect', 'fairy-being', 'monster', 'household'] as const),
]
const friend = (yes: string) => `[friend-is| toy, pet: | [with| ${yes} |]]`

export const vypranaHracka: Telling = {
  id: 'washed-toy',
  shape: 'misunderstanding',
  fits: {
    ...{ kind: 'life', subjects: ['lost-toy'], when: ['today', 'past', 'tomorrow', 'always'], what: WHAT },
    says: ['toy-washed'],
  },
  ages: [3, 6],
  titles: ['Kto to vyšiel z práčky', 'Kam odišla vôňa'],
  figures: {},
  things: {
    what: {
      kinds: WHAT,
      or: {
        forms: {
          name: 'macko',
          nom: 'macko',
          gen: 'macka',
          dat: 'mackovi',
          acc: 'macka',
          loc: 'mackovi',
          ins: 'mackom',
        },
        gender: 'he',
      },
    },
  },
  words: {
    ho: '[what:ju/ho/ho]',
  },
  fact: '[Hero] raz [naučil/naučí] [what.acc] voňať tak ako predtým.',
  next: 'Na šnúre visí prázdny štipec a [what] sa mu z okna smeje.',
  young: `
== out
Práčka dohučí, dvierka cvaknú a von vyjde [what]. [what:Mäkká/Mäkký/Mäkké] a [what:čistá/čistý/čisté]. [Hero] si k [what.dat] privonia raz a potom ešte raz, a potom [ho] odloží na stoličku.

@hero „To nie je [what],“ povie [hero]. [has:toy-cries| ((A oči sú plné sĺz.)) |]

@adult „Ale je,“ povie [adult]. „Iba [what:bola/bol/bolo] v práčke.“

@hero „Nie. [What] vonia inak a tento niekto vonia ako obchod s mydlom. [What] sa tam vnútri [what:stratila/stratil/stratilo].“

+2
[Hero] sa pozrie do práčky, až celkom dozadu. Je tam iba mokro, gombík a jedna ponožka. ((Ponožka si svoju vôňu tiež nepamätá.)) ${friend('[Friend] privonia tiež. @friend „Mydlo,“ povie [friend].')}
/+2

@adult „A ako vonia [what]?“ pýta sa [adult].

[Hero] zavrie oči a hľadá tú vôňu v nose.

@hero „Trochu po rožku a trochu po vankúši,“ povie [hero]. „A najviac po mne.“

+3
@adult „A čo ešte [what] robí? Iba vonia?“

@hero „Sedí nakrivo,“ povie [hero]. „A mlčí, keď treba.“

Pozrú sa na stoličku. Ten niekto tam sedí nakrivo. A mlčí.
/+3

== mark
@adult „Fliačik od čučoriedok((, ten modrý,)) práčka nevyperie,“ povie [adult]. „Ten ostane navždy.“

[Hero] si vezme čistého niekoho na kolená((, otočí ho)) a hľadá. Vpredu nič, vzadu nič, ale celkom naspodku je *spot fliačik, malý a modrý.

@hero „Si to ty?“ povie [hero]. „Ale kde máš vôňu?“

+2
@adult „Odplávala,“ povie [adult]. „Voda ju vzala so sebou, aj s tým blatom z ihriska.“

@hero „To blato bolo dobré,“ povie [hero]. „Bolo spod šmykľavky.“
/+2

@hero „Vyrobíme novú,“ povie potom.(( „Presne takú istú.“))

== make
Najprv treba rožok. [Hero] ho je a [what] sedí pri ňom, bradou v omrvinkách.

&first @adult „Už?“ pýta sa [adult].

@hero „Ešte nie,“ povie [hero]((, keď privonia)).

+3
Potom treba kúsok domu. [Hero] vezme [what.acc] do kuchyne, kde sa varí polievka, potom k ockovmu svetru na vešiaku a potom na okno, kde fúka. Všade postoja tak dlho, ako trvá raz, dva, tri.

&again @adult „Už?“

@hero „Polievka áno,“ povie [hero]. „Ale polievka nie je [what].“
/+3

+4
Prejdú celým bytom. Na chodbe vonia dážď z topánok. V kúpeľni vonia pasta na zuby a odtiaľ idú rýchlo preč, mydla už bolo dosť. V skrini vonia tma a staré gombíky. [with| @friend „Tu je to dobré,“ povie [friend] a [what] tam zostane ešte jedno raz, dva, tri. | [What] tam zostane ešte jedno raz, dva, tri, lebo tma sa chytá pomaly.]

Najlepšie je to za gaučom. Tam je prach, jedna kocka a minuloročný orech, a [hero] s [what.ins] tam sedia chrbtom k radiátoru, až je im obom teplo.

@hero „Tu si predtým [what:bývala/býval/bývalo],“ povie [hero] do ucha, či do toho miesta, kde by ucho bolo. „Spomínaš si?“

[What] nepovie nič, ale teplo už má.

Vtom [hero.dat/pri tom] príde na um ešte jedna vec. Kto bol v práčke, ten nič nevie. A tak [what.dat] povie všetko nové: že na dvore bol pes s jedným uchom hore, že polievka bola s písmenkami a že jedno písmenko ušlo na rukáv.

[What] počúva, ako vždy, a v tom počúvaní je už kúsok toho starého.

&again @adult „Už?“ volá [adult] z kuchyne.

@hero „Teplé áno,“ volá [hero]. „Ale ešte nie naše.“
/+4

Potom treba vankúš. [What] naň ľahne a [hero] vedľa, nos pri nose.

&again @adult „Už?“

@hero „Už trošku,“ povie [hero]. „Ale najviac chýbam ja.“

+2
@adult „A to sa ako robí?“ pýta sa [adult].

[Hero] premýšľa. Potom si [what.acc] strčí pod pyžamo, rovno na brucho, a drží.
/+2

== bed
A to sa nedá urobiť rýchlo. To sa robí iba v noci, keď sa spí a dýcha.

-2
[Hero] objíme [what.acc] obidvomi rukami a dýcha.
/-2

+2
Svetlo je malé a perina teplá. [Hero] objíme [what.acc] obidvomi rukami a dýcha. Dych ide do látky, pomaly, a ostáva tam.
/+2

+3
@adult „A čo keď to do rána nebude celé?“ pýta sa [adult].

@hero „Tak budeme spať aj zajtra,“ povie [hero].

@hero „Dnes ešte trochu voniaš po mydle,“ šepká [hero]. „To nevadí. Aj ja, po kúpaní.“
/+3

+4
Mesiac svieti na stoličku, kde už nikto nesedí. V práčke je ticho. Gombík a ponožka spia v koši a čakajú, komu budú patriť. Kdesi hlboko v rúrach pod domom teraz pláva tá stará vôňa, s rožkom aj s blatom, a rybám je divné, čo to k nim ide.
/+4

Ten ^spot fliačik leží((, malý a modrý,)) celkom blízko.

&last @adult „Už?“ šepne [adult].

@hero „Už skoro,“ zamrmle [hero] do [what.gen]. !asleep A potom [hero] spí s [what.ins] nos pri nose a vôňa sa pomaly robí ďalej.
`,
}
