import type { PublicConfig } from '@perinka/contract/accounts'

/** Where a family’s words go from this server, by what runs on it. */
export function Engines({ server }: { server: PublicConfig }) {
  const { storyteller, narrator, identity, payments, audioStore, mailer } = server
  return (
    <ul>
      <li>
        <strong>Rozprávač.</strong>{' '}
        {storyteller.adapter === 'built-in'
          ? 'Rozprávky píše vlastný rozprávač Perinky priamo na tomto serveri. Nič z vášho želania ho neopustí.'
          : `Rozprávky píše jazykový model ${storyteller.model ?? ''} u poskytovateľa, ktorého si vybral prevádzkovateľ. Ten dostane vaše želanie: tému, vek, záľuby, prosbu a to, čo sa stalo v predošlých kapitolách. Mená detí vašej rodiny sa predtým vo všetkých pádoch nahradia značkami a doplnia sa až na tomto serveri. Na to, čo poskytovateľ dostane, sa vzťahujú aj jeho vlastné pravidlá.`}
      </li>
      <li>
        <strong>Hlas.</strong>{' '}
        {narrator.adapter === 'built-in'
          ? 'Rozprávky číta vlastný hlas Perinky priamo na tomto serveri. Text ho neopustí.'
          : 'Rozprávky číta hlasová služba, ktorú si vybral prevádzkovateľ. Aby mohla čítať, dostane text tak, ako je, aj s krstnými menami, no nič o vašom účte.'}
      </li>
      <li>
        <strong>Prihlásenie.</strong>{' '}
        {identity.adapter === 'embedded'
          ? 'Účty sú uložené na tomto serveri.'
          : 'Prihlásenie zabezpečuje služba Firebase Authentication od Googlu. Pozná vašu e-mailovú adresu, meno a fotografiu, ak ich tam máte, a vie, kedy sa prihlasujete; o vašich deťoch ani rozprávkach nevie nič.'}
        {identity.google && ' Ak sa prihlásite cez Google, dozvie sa, že používate Perinku.'}
        {identity.facebook && ' Ak sa prihlásite cez Facebook, spoločnosť Meta sa dozvie, že používate Perinku.'}
      </li>
      {payments.adapter === 'stripe' && (
        <li>
          <strong>Platby.</strong> Premium sa platí cez službu Stripe. Tá dostane vašu e-mailovú adresu, krajinu,
          označenie vášho účtu v Perinke a to, čo napíšete do jej vlastných políčok na kartu: to ide priamo do Stripe a
          týmto serverom nikdy neprejde. Kód Stripe sa načíta len tam, kde sa platí, a sledovanie zvyšku stránky má
          vypnuté. O vašich deťoch a rozprávkach sa nedozvie nič.{' '}
          <a href="https://stripe.com/privacy">Ako Stripe s údajmi zaobchádza</a>
        </li>
      )}
      {payments.adapter === 'sandbox' && (
        <li>
          <strong>Platby.</strong> Platenie sa tu iba skúša, s testovacími kartami. Nič z toho tento server neopustí.
        </li>
      )}
      <li>
        <strong>Nahrávky.</strong>{' '}
        {audioStore.adapter === 'files'
          ? 'Hotové nahrávky sú súbory na tomto serveri.'
          : 'Hotové nahrávky ležia v súkromnom úložisku, ktoré má prevádzkovateľ prenajaté. Zvuk je v ňom pod náhodnými menami a okrem tohto servera ho nikto neprečíta.'}
      </li>
      <li>
        <strong>E-maily.</strong>{' '}
        {identity.adapter === 'firebase'
          ? 'E-maily pre vás (overenie adresy, nové heslo) posiela Firebase. O vašich deťoch v nich nie je nič.'
          : mailer.adapter === 'outbox'
            ? 'E-maily pre vás (overenie adresy, nové heslo) tento server neopúšťajú; odovzdá vám ich jeho prevádzkovateľ.'
            : 'E-maily pre vás (overenie adresy, nové heslo) putujú cez poštovú službu prevádzkovateľa. Tá vidí vašu adresu a samotný e-mail; o vašich deťoch v ňom nie je nič.'}
      </li>
      <li>
        <strong>Nikto ďalší.</strong> Nie je tu reklama ani analytika, nič sa nenačítava zo stránok, ktoré tu nie sú
        uvedené, a nič sa nepredáva ani neposúva ďalej, iba ak by to prevádzkovateľovi prikázal zákon.
      </li>
    </ul>
  )
}
