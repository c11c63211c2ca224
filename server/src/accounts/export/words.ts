import type { Language } from '@perinka/contract/catalog'

/** A recording that the export lacks, or has a part of. */
export interface Missing {
  name: string
  isCut: boolean
}

interface Words {
  /** Below every story, in the story's own language. */
  ai: string
  chapter(number: number): string
  /** `isCustomer`: the payment provider knows the family too. */
  readme(about: { now: Date; stories: number; missing: Missing[]; isCustomer: boolean }): string
}

export const WORDS: Record<Language, Words> = {
  en: {
    ai: 'An AI wrote this story.',
    chapter: (number) => `Chapter ${number}`,
    readme: ({ now, stories, missing, isCustomer }) =>
      [
        `Perinka, everything stored for your family\nExported on ${longDate(now, 'en-GB')}`,
        'An AI wrote the stories and an artificial voice reads them. Each story says so.',
        [
          `Stories: ${stories}`,
          'stories/         each story as text, in reading order, the chapters of a series together',
          'audio/           each finished recording (MP3); numbered as its story',
          'stories.json     the same stories with all that is stored of them, and how each was made',
          'children.json    your children’s profiles',
          'characters.json  characters you have made',
          'account.json     your account and subscription',
          'codes.json       codes you have used, and what each gave',
        ].join('\n'),
        'Only your password and the list of devices you are signed in on are left out: they could open your account.',
        ...(isCustomer ? ['Your card and your invoices are kept by the payment provider alone.'] : []),
        ...listed(missing, 'These recordings could not be had. Please export again later:', 'only its beginning'),
      ].join('\n\n'),
  },
  sk: {
    ai: 'Túto rozprávku napísala umelá inteligencia.',
    chapter: (number) => `${number}. kapitola`,
    readme: ({ now, stories, missing, isCustomer }) =>
      [
        `Perinka, všetko, čo máme o vašej rodine uložené\nExportované ${longDate(now, 'sk')}`,
        'Rozprávky napísala umelá inteligencia a číta ich umelý hlas. Pri každej rozprávke je to uvedené.',
        [
          `Počet rozprávok: ${stories}`,
          'stories/         každá rozprávka ako text v poradí na čítanie, kapitoly jednej série spolu',
          'audio/           každá hotová nahrávka (MP3); s číslom svojej rozprávky',
          'stories.json     tie isté rozprávky so všetkým, čo je pri nich uložené, a s tým, ako každá vznikla',
          'children.json    profily vašich detí',
          'characters.json  postavy, ktoré ste vytvorili',
          'account.json     váš účet a predplatné',
          'codes.json       kódy, ktoré ste použili, a čo ktorý priniesol',
        ].join('\n'),
        'Chýba len heslo a zoznam zariadení, na ktorých ste prihlásení: mohli by niekomu otvoriť váš účet.',
        ...(isCustomer ? ['Kartu a faktúry má uložené iba poskytovateľ platieb.'] : []),
        ...listed(missing, 'Tieto nahrávky sa nepodarilo získať. Skúste export neskôr zopakovať:', 'iba začiatok'),
      ].join('\n\n'),
  },
}

function longDate(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

function listed(missing: Missing[], sentence: string, cut: string): string[] {
  if (missing.length === 0) return []
  return [[sentence, ...missing.map(({ name, isCut }) => (isCut ? `${name} (${cut})` : name))].join('\n')]
}
