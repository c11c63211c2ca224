import type { Telling } from '../../../../craft/telling.ts'

/**
 * A dummy was given or thrown away because one is big, and in the evening the mouth looks for it. Nobody brings it back. The mouth is shown what else it
 * can do, and the last of it is what one falls asleep by.
 */
export const cumelPrec: Telling = {
  id: 'dummy-gone',
  shape: 'lullaby-list',
  fits: {
    ...{ kind: 'life', subjects: ['dummy'], when: ['today', 'past', 'tomorrow', 'always'] },
    says: ['dummy-thrown'],
  },
  ages: [3, 5],
  titles: ['Čo robí pusa', 'Pusa hľadá cumeľ'],
  figures: {},
  words: {
    where:
      '[has| dummy-in-water: Cumeľ pláva dolu vodou. | vila: Cumeľ má víla. | labut, kacka: Cumeľ majú [has:labut| labute | kačky]. | odpadky: Cumeľ je v smetiach a smetiari ho už odviezli. | Cumeľ je preč.]',
    seek: '[has| dummy-in-water: Hľadali sme ho na brehu a boli tam iba kamienky. | Hľadali sme všade a všade bola iba kocka.]',
    on: '[has| dummy-in-water: pláva | kdesi je]',
  },
  fact: '[Hero] raz [naučil/naučí] svoju pusu, čo robiť bez cumľa.',
  next: 'Pusa sa ráno zobudí prvá a hneď vie nové slovo.',
  young: `
== gone
[Where] [has:dummy-big| Kto je veľký, ten cumeľ nepotrebuje. | Ráno to bol celkom dobrý nápad.] Lenže teraz je večer, je tma a pusa nevie, čo má robiť.

@hero „Chcem ho späť,“ povie [hero] [has:toy-cries| a plače | a hlas sa trasie].

@adult „Viem,“ povie [adult]. „[has:odpadky| Vyhodili sme ho a smetiari sú už preč. | [Seek] Už ho nenájdeme.]“

@hero „Ale pusa ho hľadá.“

[Hero] má pravdu, vidno to aj bez lampy. Pusa sa otvára a zatvára ako rybka vo vode a nenájde nič, iba kúsok periny.

+2
@adult „Smutno jej je,“ povie [adult]. „Každý večer niečo držala a teraz drží iba vzduch.“
/+2

@hero „Tak jej niečo ukážem,“ povie [hero]. „Ona je ešte malá a nevie, čo všetko vie.“

+3
Sadnú si na posteľ oproti sebe, pusa proti puse. [with| [Friend] si sadne tiež, aby boli tri. | V zrkadle na skrini je ešte jedna a robí všetko po nich.]
/+3

== list
Prvé je fúkanie. [Hero] nafúkne líca a fúkne: fúú! Záclona sa pohne a papierik zletí zo stola.

&first @adult „Aha,“ povie [adult]. „A čo ešte?“

Druhé je klopkanie jazykom, ako keď ide koník po kamennej ceste: klop, klop, klop.

&again @adult „A čo ešte?“

+2
Tretie je zub na peru, ako to robí zajac. To nič neznamená, ale je to smiešne. A pusa sa smeje, aj keď to nikto nechce, a potom sa smejú aj líca.
/+2

+3
Potom je hvízdanie. To zatiaľ nejde, vyjde iba vietor. Ale je to dobrý vietor. [Adult] si pri ňom musí pridržať vlasy.

@hero „S cumľom sa hvízdať nedá,“ povie [hero].

@adult „Ani smiať sa naplno,“ povie [adult]. „Na kraji vždy trochu prekáža.“

A tak sa smejú naplno, so zubami. Skúsia aj tie druhy smiechu, ktoré doma zatiaľ nik nepozná. Jeden je chi. Druhý je cho. A tretí je celkom hlboký, obrí. Pri tom sa trasie brucho. Obrí sa páči puse najviac, lebo je pri ňom okrúhla.

&again @adult „A čo ešte?“ pýta sa [adult], len čo sa dá.
/+3

+4
Potom pusa vie buchnúť: pop! To sa urobí s prstom v líci a [adult] to vie tak nahlas, že sa ozve aj sused zhora, lebo si myslí, že niekto klope.

Vie ochutnať nos, skoro. Vie povedať rú a pritom sa chvieť ako auto na kamenistej ceste. Vie zívnuť tak naširoko, že je do nej vidno až tam, kde býva polievka. A vie šepkať, a šepkanie je zo všetkého najťažšie, lebo ho treba robiť celkom naprázdno, iba dychom.

@hero „Kam sa to do nej všetko zmestí?“ čuduje sa [hero].

@adult „Bolo to tam vždy,“ povie [adult]. „Iba to malo zátku.“

[Hero] sa nad tým dlho smeje. Zátka! Ako vo vani. A keď sa vytiahne, všetko, čo je vnútri, tečie von: fúkanie, klopkanie, rú aj pop, a na konci to ešte zagrgle.

Skúsia to aj s vodou. [Hero] si dá dúšok, zakloní hlavu a v krku urobí jazero: grgrgr. [Adult] urobí oproti druhé jazero, o niečo väčšie, a chvíľu sa tie jazerá rozprávajú. Potom sa vypijú.

@hero „A toto vie cumeľ?“ pýta sa [hero] s mokrou bradou.

@adult „Toto nie,“ povie [adult]. „Na to treba pusu.“
/+4

Potom je taká pusa, čo sa dáva na líce. Pusa vie dať pusu! A cmukne to pri nej skoro ako cumeľ.

&again @adult „A čo ešte?“ pýta sa [adult] a podá aj druhé líce.

== bed
To posledné, čo pusa vie, sa robí potme. [Hero] už leží, perina je teplá a svetlo malé.

@hero „Mmm,“ povie [hero] so zavretou pusou.

Je to ako pesnička, ibaže bez slov. Na perách to trochu šteklí, v nose to hučí a celá pusa má zrazu plno práce.

+2
@adult „Mmm,“ povie aj [adult], o kúsok nižšie. Znie to celkom ako čmeliak, ktorý ide domov.
/+2

+3
@hero „A čo robí teraz cumeľ?“ šepká [hero].

@adult „To neviem,“ šepká [adult]. „On [on] a ty si tu.“
/+3

+4
Za oknom je mesiac, okrúhly a biely, a tiež nič nedrží. Iba svieti, pomaly a potichu. Záclona sa trochu pohne, ako od veľmi ďalekého fúknutia. V celom dome je zrazu počuť iba toho čmeliaka, ako lieta od izby k izbe, nízko nad kobercom, a hľadá si miesto na spanie. Napokon ho nájde pri stene, kde je teplo.
/+4

&last @adult „A čo ešte?“ šepne [adult].

@hero „Mmm,“ povie pusa, stále tichšie. !asleep A potom [hero] spí a pusa spí tiež, trošku otvorená.
`,
}
