import { CookieSettingsButton } from '../../CookieSettingsButton.tsx'
import type { LegalWriter } from '../../legal-text.ts'
import { StoredList } from '../../StoredList.tsx'
import type { StoredWords } from '../../stored-things.ts'

const WORDS: StoredWords = {
  places: {
    cookies: 'Cookies',
    local: 'Miestne úložisko prehliadača',
    tab: 'Úložisko jednej karty',
    database: 'Databáza prehliadača',
    cache: 'Vyrovnávacia pamäť prehliadača',
  },
  necessary: 'Nevyhnutné',
  functional: 'Funkčné, len s vaším súhlasom',
  things: {
    session: {
      why: 'Vaše prihlásenie. Nijaký skript ho neprečíta.',
      until: '60 dní od posledného použitia alebo do odhlásenia',
    },
    identity: {
      why: 'Vďaka nej vás spoznáme bez písania, keď prihlásenie vyššie vyprší. Posiela sa iba tej časti servera, ktorá sa stará o prihlásenie. Pri HTTPS sa jej názov začína na __Secure-.',
      until: '60 dní od posledného použitia alebo do odhlásenia',
    },
    hint: {
      why: 'Kto je tu prihlásený, aby sa hneď ukázala správna stránka, aj bez pripojenia.',
      until: 'do odhlásenia',
    },
    look: { why: 'Jazyk, svetlo, veľkosť písma a tempo čítania, ktoré ste si vybrali.', until: 'kým ich nevymažete' },
    listening: {
      why: 'Ako radi počúvate: čo ste si zvolili v prehrávači alebo v nastaveniach.',
      until: 'kým to nevymažete',
    },
    provider: {
      why: 'Pamätá si začaté prihlásenie cez Google alebo Facebook, kým ste na ich stránke.',
      until: 'päť minút',
    },
    firebase: {
      why: 'Vaše prihlásenie cez Firebase, vďaka ktorému vás spoznáme bez písania.',
      until: 'do odhlásenia',
    },
    firebaseTab: {
      why: 'Čo si Firebase poznačí, kým sa prihlasujete cez Google alebo Facebook.',
      until: 'kým kartu nezavriete',
    },
    firebaseUse: {
      why: 'V ktoré dni tu bežala ktorá verzia kódu Firebase. O vás v tom nie je nič.',
      until: 'kým to nevymažete',
    },
    stripe: {
      why: 'Môže ich uložiť platobný formulár Stripe tam, kde sa platí, aby Stripe rozpoznal podvod.',
      until: 'prvá rok, druhá pol hodiny',
    },
    consent: { why: 'Vaša odpoveď o cookies, aby sme sa nepýtali znova.', until: 'kým ju nevymažete' },
    wish: {
      why: 'Rozprávka, o ktorú práve žiadate, aby sa po obnovení stránky nič nestratilo, a naposledy vybrané dieťa.',
      until: 'kým rozprávka nepríde alebo do odhlásenia',
    },
    draft: {
      why: 'Úpravy rozprávky, ktoré ste napísali a ešte neuložili, aby sa po obnovení stránky nič nestratilo.',
      until: 'kým ich neuložíte alebo nezahodíte, alebo do odhlásenia',
    },
    answers: {
      why: 'Čo server naposledy povedal o vašich profiloch, postavách a predplatnom, a zoznam rozprávok uložených tu, aby Perinka fungovala aj bez pripojenia.',
      until: 'do odhlásenia',
    },
    places: {
      why: 'Kde ste ktorú rozprávku prestali počúvať alebo čítať nahlas. Bez súhlasu si to Perinka pamätá, iba kým je karta otvorená.',
      until: 'kým súhlas neodvoláte alebo do odhlásenia',
    },
    letter: {
      why: 'Kedy odišiel posledný overovací e-mail, aby tlačidlo počkalo minútu.',
      until: 'kým kartu nezavriete',
    },
    stories: {
      why: 'Rozprávky a nahrávky, ktoré si uložíte na neskôr bez internetu.',
      until: 'kým ich neodstránite alebo si to nevyberiete pri odhlásení',
    },
    app: {
      why: 'Samotná aplikácia, aby sa otvorila aj bez pripojenia. O vás v nej nie je nič.',
      until: 'do ďalšej verzie',
    },
  },
}

const cookies: LegalWriter = (server) => ({
  lead: (
    <p>
      Perinka neukladá žiadne cookies na reklamu ani na analytiku
      {server.payments.adapter === 'stripe'
        ? '. Z iných služieb si ich uloží jedine Stripe so svojím platobným formulárom tam, kde sa platí'
        : ' a nedovolí to ani iným stránkam'}
      . Tu nájdete všetko, čo si vo vašom prehliadači necháva, a prečo.
    </p>
  ),
  sections: [
    {
      id: 'choice',
      title: 'Rozhodnutie je na vás',
      body: (
        <>
          <p>
            <strong>Nevyhnutné</strong> je to, bez čoho Perinka nefunguje alebo o čo ste sami požiadali: vaše
            prihlásenie, nastavenie, ktoré zmeníte, rozprávka, ktorú si uložíte. Súhlas na to netreba.
          </p>
          <p>
            <strong>Funkčné</strong> je to, čo by si Perinka pamätala sama od seba pre vaše pohodlie. Dnes je to jediná
            vec: kde ste v rozprávke skončili.
          </p>
          <p>
            <strong>Analytické</strong> tu dnes nie je nič. Prepínač je tu preto, aby sme vašu odpoveď poznali, keby raz
            niečo pribudlo.
          </p>
          <CookieSettingsButton />
        </>
      ),
    },
    { id: 'list', title: 'Celý zoznam', body: <StoredList words={WORDS} server={server} /> },
    {
      id: 'clear',
      title: 'Ako sa toho zbaviť',
      body: (
        <p>
          Odhlásenie vymaže, čo patrí vašej rodine, a na rozprávky uložené v zariadení sa opýta. Všetko ostatné vymažete
          v prehliadači cez „Vymazať údaje stránok“; Perinka sa vás potom na cookies opýta znova.
        </p>
      ),
    },
  ],
})

export default cookies
