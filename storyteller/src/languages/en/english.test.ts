import { ALL_THEMES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { say } from '../../realise/frame.ts'
import { custom, givenBrief, tell } from '../../testing.ts'
import { topicOf } from '../../wish/read.ts'
import { child, describe as described } from './people.ts'
import { polish, resolve } from './resolve.ts'
import { topics } from './topics.ts'
import { guest, unspoken } from './wish.ts'

describe('an English story', () => {
  test.each([
    ['teeth', 'She brushed her teeth by herself for the first time', /teeth/],
    ['sibling', 'We are having a baby brother soon', /baby|new/],
    ['first-day', 'first day at nursery tomorrow', /first day/],
    ['dark', 'He is afraid of the dark', /dark/],
    ['potty', 'learning to use the potty', /potty/],
    ['doctor', 'needs a shot at the doctor', /doctor/],
    ['moving', 'we are moving to a new house', /new house|new home|moving/],
    ['quarrel', 'they had an argument about sharing', /quarrel|sorry/],
    ['loss', 'Grandpa died last month', /missed|missing/],
    ['lost-toy', 'she lost her teddy on the bus', /toy/],
    ['grandparent', 'Granny is far away', /Granny/],
    ['pet', 'We have a cat called Muffin', /Muffin/],
    ['two-homes', 'Mummy and Daddy now live in two houses', /two homes/],
    ['bullying', 'Kids at school call her names', /unkind|moth|just right/],
  ])('honours a request about %s', (id, request, lexeme) => {
    expect(topicOf(request, topics)?.topic.id).toBe(id)
    for (const length of ['short', 'long'] as const) {
      const { text } = tell(givenBrief({ request, length }))
      expect(text).toMatch(lexeme)
    }
  })

  test.each([
    [
      'tooth-fairy',
      'She has a wobbly tooth|He lost his first tooth today|the tooth fairy is coming tonight|her tooth fell out',
    ],
    ['teeth', 'He hates brushing his teeth|going to the dentist on Friday'],
    ['potty', 'no more nappies|he still wets the bed|saying goodbye to diapers|learning to use the toilet'],
    ['dummy', 'giving up her dummy|we threw away the pacifier|No more binky'],
    ['thumb', 'he sucks his thumb|stop biting her nails'],
    ['hair', 'first haircut|doesn’t like having her hair washed|he won’t have a bath'],
    ['eating', 'picky eater|he won’t eat his vegetables|trying new foods'],
    ['hospital', 'he is in hospital|She broke her arm'],
    ['doctor', 'going to the doctor tomorrow|scared of injections'],
    ['fever', 'He is ill with a fever|She has chickenpox|feeling sick|he has a cough'],
    ['glasses', 'She got new glasses|he has to wear glasses'],
    ['pet-lost', 'Our dog died last week|her hamster passed away'],
    ['loss', 'Great-grandmother’s funeral|Grandpa died in hospital'],
    ['two-homes', 'Dad moved out|we are getting divorced'],
    ['sibling', 'new baby at home|she is becoming a big sister|jealous of his little brother'],
    ['first-day', 'starting school in September|He starts a new kindergarten'],
    ['own-bed', 'sleeping in her own bed|doesn’t want to go to bed|first sleepover'],
    ['away', 'Daddy is away for work|mum works nights|missing her mummy'],
    ['missing', 'she misses her best friend|his best friend moved away|homesick'],
    ['bad-dream', 'She had a bad dream last night|nightmares'],
    ['dark', 'scared of monsters under the bed|needs a night light'],
    ['storm', 'scared of thunder|afraid of the storm outside'],
    ['shy', 'she is very shy|nervous about speaking in front of people'],
    ['new-friend', 'making new friends|a new boy in class|the children speak another language'],
    ['truth', 'telling the truth|she told a lie'],
    ['quarrel', 'fight with her brother|saying sorry|he fought with his best friend'],
    ['sharing', 'learning to share toys|taking turns'],
    ['anger', 'please no more biting|he hits other children|tantrums'],
    ['patience', 'being patient|learning to wait'],
    ['screen', 'less screen time|turning off the tablet'],
    ['birthday', 'it is her birthday tomorrow|turning 5 on Saturday'],
    ['christmas', 'Santa is coming|Christmas Eve'],
    ['journey', 'going on holiday|first time on a plane|a long car journey'],
    ['swimming', 'learned to swim|she swam without armbands'],
    ['bike', 'he rode his bike without stabilisers'],
    ['snow', 'it snowed today|building a snowman'],
    ['rain', 'a rainy day|jumping in puddles'],
    ['garden', 'we planted beans|growing sunflowers'],
    ['train', 'loves trains'],
    ['digger', 'he loves diggers|garbage trucks and tractors'],
    ['football', 'he is mad about soccer'],
    ['poem', 'make it rhyme'],
    ['pet', 'our pony named Thunder'],
  ])('hears %s in what parents write', (id, requests) => {
    for (const request of requests.split('|'))
      expect([request, topicOf(request, topics)?.topic.id]).toEqual([request, id])
  })

  test.each([
    ['We have a cat called Muffin', 'Muffin'],
    ['we have a cat called muffin', 'Muffin'],
    ['OUR DOG IS CALLED REX', 'Rex'],
    ['a cat called O’Malley, who sings', 'O’Malley'],
    ['our dog called Fee\u0301lix', 'Feélix'],
    ['İİİ we have a cat called Muffin', 'Muffin'],
  ])('says the name of the pet in “%s” as a name', (request, name) => {
    expect(topicOf(request, topics)?.words.name).toBe(name)
  })

  test.each(['our dog called the best dog in town', 'the cat is called when it rains', 'a puppy called fuck'])(
    'says no name where “%s” has none that is fit',
    (request) => {
      expect(topicOf(request, topics)?.words.name).toBeUndefined()
    },
  )

  test('calls grandparents as one does, however they were typed', () => {
    expect(topicOf('GRANDMA AND GRANDPA are coming', topics)?.words.who).toBe('Grandma and Grandpa')
  })

  test.each([
    'a dragon with long hair',
    'an adventure in the dark forest',
    'Snow White and the dwarfs',
    'with her little brother Tom',
    'a rainbow unicorn',
    'training to be a knight',
    'lying in the grass looking at stars',
    'she wants to be a doctor',
    'a lost puppy finds a home',
    'Lightning McQueen',
    'pirates with a hook and an eye patch',
    'a missing treasure map',
  ])('hears no trouble in “%s”', (request) => {
    expect(topicOf(request, topics)).toBeNull()
  })

  test('can say every frame of every topic and of every other wish, with a name for a gender', () => {
    const roles = {
      ...{ hero: child('Sam', 'neutral'), helper: child('Pip', 'he'), child: child('Ann', 'she'), friend: null },
      ...{ place: { name: 'the wood', at: 'in the wood' }, words: { guest: 'owl', who: 'Gran', name: 'Mo' } },
    }
    for (const { early, scene, echo } of [...topics, guest, unspoken]) {
      for (const frame of [...early, ...scene, ...echo]) {
        for (const tier of [0, 3] as const) {
          const said = say(frame, { tier, full: true, pick: () => 0, resolve: (slot) => resolve(slot, roles) })
          expect(said).not.toMatch(/[[\]{}<>~|¶]/)
        }
      }
    }
  })

  test('never holds what the family does not like', () => {
    for (const theme of ALL_THEMES) {
      for (const seed of ['x', 'y']) {
        const { title, text } = tell(
          givenBrief({
            theme: { id: theme, text: theme },
            seed,
            length: 'long',
            child: { dislikedCharacters: ['Spiders'], filters: ['no frogs'] },
          }),
        )
        expect(`${title} ${text}`).not.toMatch(/\b(?:spiders?|frogs?)\b/i)
      }
    }
  })

  test('talks of the child as the parent does, and calls a child it knows nothing about by its name', () => {
    const of = (gender: 'she' | 'he' | null) =>
      [...'abcd']
        .map((seed) => tell(givenBrief({ seed, length: 'long', child: { gender, name: 'Sam' } })).text)
        .join(' ')
    expect(of('he')).toMatch(/\bhis\b/)
    expect(of(null)).not.toMatch(/Sam\b[^.“”]*\b(?:himself|herself|themself|themselves)\b/)
  })

  test('puts the right article before every sound', () => {
    expect(polish('a owl and an bear, a hour, an unicorn, a X')).toBe('an owl and a bear, an hour, a unicorn, an X')
    for (const theme of ALL_THEMES) {
      const { text } = tell(givenBrief({ theme: { id: theme, text: theme }, length: 'long' }))
      expect(text).not.toMatch(/\ba [aei]\w|\ban [bcdfgjkpqtvwz]\w/i)
    }
  })

  test.each([
    ['a small bear who loves honey', '[Friend] was a bear.'],
    ['our fluffy brown dog who steals socks', '[Friend] was a dog.'],
    ['She is an owl with a red hat', '[Friend] was a owl.'],
    ['a teddy bear', '[Friend] was a teddy.'],
    ['loves jam and is afraid of cats', ''],
    ['my grandma who bakes the best cakes', ''],
    ['has a cat', ''],
    ['Custom character: Bo', ''],
    ['', ''],
  ])('says what it knows of the description “%s”, in its own word', (description, sentence) => {
    expect(described(custom('Bo', description))).toBe(sentence)
  })
})
