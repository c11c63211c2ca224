import { describe, expect, test } from 'vitest'
import { declined, FORM_NAMES } from './paradigm.ts'

/** Written line → all twelve forms, as the Academy's dictionary and the school grammar have them. */
const BY_HAND: Record<string, string> = {
  'chlap vodník':
    'vodník vodníka vodníkovi vodníka vodníkovi vodníkom vodníci vodníkov vodníkom vodníkov vodníkoch vodníkmi',
  'syn ocko': 'ocko ocka ockovi ocka ockovi ockom ockovia ockov ockom ockov ockoch ockami',
  'ucitel mimozemšťan':
    'mimozemšťan mimozemšťana mimozemšťanovi mimozemšťana mimozemšťanovi mimozemšťanom mimozemšťania mimozemšťanov mimozemšťanom mimozemšťanov mimozemšťanoch mimozemšťanmi',
  'hrdina sprievodca':
    'sprievodca sprievodcu sprievodcovi sprievodcu sprievodcovi sprievodcom sprievodcovia sprievodcov sprievodcom sprievodcov sprievodcoch sprievodcami',
  'turista futbalista':
    'futbalista futbalistu futbalistovi futbalistu futbalistovi futbalistom futbalisti futbalistov futbalistom futbalistov futbalistoch futbalistami',
  'kuli yeti': 'yeti yetiho yetimu yetiho yetim yetim yetiovia yetiov yetiom yetiov yetioch yetiami',
  'zver pes/ps': 'pes psa psovi psa psovi psom psy psov psom psy psoch psami',
  'zver medveď':
    'medveď medveďa medveďovi medveďa medveďovi medveďom medvede medveďov medveďom medvede medveďoch medveďmi',
  'zver kôň/koň': 'kôň koňa koňovi koňa koňovi koňom kone koňov koňom kone koňoch koňmi',
  'zver vlk': 'vlk vlka vlkovi vlka vlkovi vlkom vlky vlkov vlkom vlky vlkoch vlkmi',
  'zver orol/orl': 'orol orla orlovi orla orlovi orlom orly orlov orlom orly orloch orlami',
  'zver ježko': 'ježko ježka ježkovi ježka ježkovi ježkom ježky ježkov ježkom ježky ježkoch ježkami',
  'dub oblak': 'oblak oblaka oblaku oblak oblaku oblakom oblaky oblakov oblakom oblaky oblakoch oblakmi',
  'most strom': 'strom stromu stromu strom strome stromom stromy stromov stromom stromy stromoch stromami',
  'stroj bager/bagr': 'bager bagra bagru bager bagri bagrom bagre bagrov bagrom bagre bagroch bagrami',
  'caj čaj': 'čaj čaju čaju čaj čaji čajom čaje čajov čajom čaje čajoch čajmi',
  'zena matka': 'matka matky matke matku matke matkou matky matiek matkám matky matkách matkami',
  'zena líška': 'líška líšky líške líšku líške líškou líšky líšok líškam líšky líškach líškami',
  'zena ryba': 'ryba ryby rybe rybu rybe rybou ryby rýb rybám ryby rybách rybami',
  'zena kniha gp=kníh': 'kniha knihy knihe knihu knihe knihou knihy kníh knihám knihy knihách knihami',
  'ulica opica': 'opica opice opici opicu opici opicou opice opíc opiciam opice opiciach opicami',
  'ulica múmia gp=múmií': 'múmia múmie múmii múmiu múmii múmiou múmie múmií múmiám múmie múmiách múmiami',
  'idea orchidea':
    'orchidea orchidey orchidei orchideu orchidei orchideou orchidey orchideí orchideám orchidey orchideách orchideami',
  'dlan loď': 'loď lode lodi loď lodi loďou lode lodí lodiam lode lodiach loďami',
  'kost myš': 'myš myši myši myš myši myšou myši myší myšiam myši myšiach myšami',
  'gazdina princezná gp=princezien':
    'princezná princeznej princeznej princeznú princeznej princeznou princezné princezien princeznám princezné princeznách princeznami',
  'mesto jablko gp=jabĺk': 'jablko jablka jablku jablko jablku jablkom jablká jabĺk jablkám jablká jablkách jablkami',
  'mesto okno': 'okno okna oknu okno okne oknom okná okien oknám okná oknách oknami',
  'mesto mačiatko':
    'mačiatko mačiatka mačiatku mačiatko mačiatku mačiatkom mačiatka mačiatok mačiatkam mačiatka mačiatkach mačiatkami',
  'srdce srdce gp=sŕdc': 'srdce srdca srdcu srdce srdci srdcom srdcia sŕdc srdciam srdcia srdciach srdcami',
  'vysvedcenie vysvedčenie':
    'vysvedčenie vysvedčenia vysvedčeniu vysvedčenie vysvedčení vysvedčením vysvedčenia vysvedčení vysvedčeniam vysvedčenia vysvedčeniach vysvedčeniami',
  'dievca mača gp=mačiat': 'mača mačaťa mačaťu mača mačati mačaťom mačatá mačiat mačatám mačatá mačatách mačatami',
  'kivi zoo': 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo',
  '+ulica nožnica':
    'nožnice nožníc nožniciam nožnice nožniciach nožnicami nožnice nožníc nožniciam nožnice nožniciach nožnicami',
}

describe('a paradigm', () => {
  test.each(Object.entries(BY_HAND))('of "%s" is as it is taught', (line, forms) => {
    expect(FORM_NAMES.map((key) => declined(line).forms[key])).toEqual(forms.split(' '))
  })

  test('of two words has both in the same form, and the adjective agrees', () => {
    expect(declined('hasičský mesto auto gp=áut').forms).toMatchObject({
      gen: 'hasičského auta',
      gen_pl: 'hasičských áut',
    })
    expect(declined('plyšový zver medveď').forms).toMatchObject({ acc: 'plyšového medveďa', nom_pl: 'plyšové medvede' })
    expect(declined('starý syn otec/otc').forms).toMatchObject({ dat: 'starému otcovi', acc_pl: 'starých otcov' })
    expect(declined('morský ulica hviezdica').forms).toMatchObject({ ins: 'morskou hviezdicou' })
  })

  test('keeps the rhythmic law', () => {
    expect(declined('krásny zena víla').forms).toMatchObject({ dat: 'krásnej víle', dat_pl: 'krásnym vílam' })
    expect(declined('zena lúka').forms.loc_pl).toBe('lúkach')
  })

  test('says what is animate, what is ever many, and keeps what stands behind it', () => {
    expect(declined('zver pes/ps').forms.animate).toBe('yes')
    expect(declined('dub oblak').forms.animate).toBeUndefined()
    expect(declined('+zena sánka').forms).toMatchObject({ name: 'sánky', gen: 'sánok', plural: 'yes' })
    expect(declined('syn dedo~Mráz').forms.gen).toBe('deda Mráz')
  })

  test('refuses a line that it cannot read', () => {
    expect(() => declined('pes')).toThrow('No pattern')
    expect(() => declined('zver pes x=psa')).toThrow('what is x')
  })
})
