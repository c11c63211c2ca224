import type { PublicConfig } from '@perinka/contract/accounts'
import { FREE_STORIES } from '@perinka/contract/catalog'
import { Link } from 'wouter'
import { monthlyPrice } from '../../../../shared/price.ts'
import type { LegalSection, LegalWriter } from '../../legal-text.ts'
import { withdrawalMail } from '../../withdrawal-mail.ts'

const SUBJECT = 'Odstúpenie od zmluvy o predplatnom Perinka Premium'
const LETTER =
  'Odstupujem od zmluvy o predplatnom Perinka Premium.\n\nMeno a priezvisko:\nE-mailová adresa môjho účtu:\n'

function costs(server: PublicConfig): LegalSection[] {
  const { adapter } = server.payments
  if (adapter === 'off') {
    const body = <p>Nič. Na tomto serveri má každá rodina všetko a predplatné tu nie je.</p>
    return [{ id: 'price', title: 'Koľko to stojí', body }]
  }
  const paying: LegalSection[] = [
    {
      id: 'price',
      title: 'Rozprávky zadarmo a Premium',
      body: (
        <>
          <p>
            Prvých {FREE_STORIES} rozprávok alebo kapitol je zadarmo a bez platobnej karty. Premium stojí{' '}
            {monthlyPrice('sk', server.price.cents)} mesačne vrátane dane; čo pridáva, nájdete na{' '}
            <Link href="/subscribe">stránke Premium</Link>. Na platené predplatné neprejdete nikdy nechtiac: Premium sa
            začne, až keď oň požiadate a zaplatíte.
          </p>
          {adapter === 'sandbox' && (
            <p>
              Platby sú na tomto serveri len skúšobné: prijímajú sa iba testovacie karty a skutočné peniaze sa
              neprevádzajú.
            </p>
          )}
        </>
      ),
    },
    {
      id: 'subscription',
      title: 'Platenie a zrušenie',
      body: (
        <ul>
          <li>
            Premium sa obnovuje každý mesiac, kým ho nezrušíte. Za každý mesiac sa platí vopred, kartou, ktorú ste
            zadali.
          </li>
          <li>
            Zrušiť ho môžete v nastaveniach, kedykoľvek chcete. Premium vám potom platí do konca zaplateného mesiaca a
            nič ďalšie vám už nestrhneme. Dovtedy si to môžete rozmyslieť.
          </li>
          <li>
            Ak platba za ďalší mesiac neprejde, Premium vám platí ešte sedem dní, aby ste stihli zadať novú kartu. Potom
            sa pozastaví, kým sa nepodarí zaplatiť; vaše rozprávky vám zostávajú.
          </li>
          <li>Keď sa vám vráti celá platba, Premium sa tým končí. Zmazaním účtu sa predplatné skončí okamžite.</li>
          <li>O novej cene sa dozviete skôr, než pre vás začne platiť, a včas na to, aby ste predplatné zrušili.</li>
        </ul>
      ),
    },
  ]
  const codes: LegalSection = {
    id: 'codes',
    title: 'Kódy',
    body: (
      <p>
        Zľavový kód znižuje cenu, kým predplatné trvá; kód, ktorý pokryje celú cenu, otvorí Premium bez karty. Iný druh
        kódu pridá rozprávky zadarmo. Každý kód môže rodina použiť raz. Kód môže prestať platiť určitým dňom alebo po
        určitom počte použití a nedá sa vymeniť za peniaze ani predať.
      </p>
    ),
  }
  return adapter === 'sandbox' ? [...paying, codes] : [...paying, withdrawal(server), codes]
}

function withdrawal(server: PublicConfig): LegalSection {
  return {
    id: 'withdrawal',
    title: 'Odstúpenie do 14 dní',
    body: (
      <>
        <p>
          Ak ste spotrebiteľ v Európskej únii, môžete od predplatného odstúpiť do 14 dní od jeho uzavretia, a to bez
          udania dôvodu. Stačí krátka správa:{' '}
          <a href={withdrawalMail(server, SUBJECT, LETTER)}>odstúpiť od zmluvy tu</a>, alebo napíšte vlastnými slovami
          na {server.supportEmail}.
        </p>
        <p>
          Čo ste zaplatili, dostanete späť tak, ako ste platili, najneskôr 14 dní po vašej správe; Premium sa tým končí.
          Ďalšie práva, ktoré vám dáva zákon vašej krajiny, vám zostávajú.
        </p>
      </>
    ),
  }
}

const terms: LegalWriter = (server) => ({
  lead: (
    <p>
      V skratke: Perinka je pre dospelých, ktorí ukladajú deti spať. Rozprávky píše stroj, preto si ich najprv pozrite.
      Môžete ich čítať, tlačiť aj zdieľať. Odísť môžete kedykoľvek a všetko si vziať so sebou.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'Čo Perinka robí',
      body: (
        <p>
          Vediete si profily detí, želáte si pre ne rozprávky na dobrú noc po slovensky alebo po anglicky a čítate ich
          alebo si ich dáte prečítať nahlas. Perinku prevádzkuje ten, komu patrí tento server; s ním sa na týchto
          podmienkach dohodnete.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Váš účet',
      body: (
        <ul>
          <li>Je pre dospelých: pre rodičov a tých, ktorí sa o dieťa starajú.</li>
          <li>Použite vlastnú e-mailovú adresu a heslo si nechajte pre seba.</li>
          <li>O deťoch píšte, iba ak ste ich rodič alebo s tým rodičia súhlasia.</li>
        </ul>
      ),
    },
    {
      id: 'ai',
      title: 'Rozprávky píše umelá inteligencia',
      body: (
        <>
          <p>
            Každú rozprávku píše umelá inteligencia a číta ju umelý hlas; pri oboch je to napísané. Každá prejde
            kontrolou, či sa hodí pre deti v danom veku, a končí sa pokojne.
          </p>
          <p>
            Aj tak môže byť rozprávka zvláštna, nesprávna alebo vášmu dieťaťu nemusí sadnúť. Prečítajte si ju skôr než
            ono: môžete ju upraviť aj zmazať. Rozprávky nie sú rada lekára, psychológa ani pedagóga.
          </p>
        </>
      ),
    },
    {
      id: 'wishes',
      title: 'Čo si môžete želať',
      body: (
        <p>
          Všetko, čo patrí do rozprávky na dobrú noc. Násilie, sex ani nenávisť tam nepatria a ani posmech zo skutočných
          ľudí: také želania odmietneme, keď ich rozpoznáme. A prosíme, neskúšajte rozprávača oklamať, server preťažiť
          ani obísť jeho obmedzenia.
        </p>
      ),
    },
    {
      id: 'yours',
      title: 'Komu rozprávky patria',
      body: (
        <p>
          Vám, ak vôbec niekomu môže patriť to, čo napísal stroj. Prevádzkovateľ si na ne práva nenárokuje a nepoužíva
          ich na nič iné, len aby vám ich ukázal. Ak niektorú zverejníte, nechajte pri nej vetu o tom, ako vznikla.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Zdieľanie',
      body: (
        <p>
          Kto má odkaz na rozprávku, môže si ju prečítať aj s menami, ktoré v nej sú. Komu ho dáte, je na vás, a môžete
          ho vypnúť.
        </p>
      ),
    },
    ...costs(server),
    {
      id: 'promise',
      title: 'Čo sľubujeme a čo nie',
      body: (
        <p>
          Prevádzkovateľ sa o Perinku stará svedomito, no nemôže sľúbiť, že pobeží vždy a nikdy o nič nepríde: čo je vám
          milé, stiahnite si alebo uložte do zariadenia. Za škodu zodpovedá tak, ako určuje zákon; nič z toho, čo je tu,
          vám neberie práva spotrebiteľa.
        </p>
      ),
    },
    {
      id: 'end',
      title: 'Zrušenie účtu a koniec služby',
      body: (
        <p>
          Účet môžete kedykoľvek zmazať v nastaveniach; všetko v ňom zmizne hneď. Účet, ktorý niekto zneužíva, môže
          prevádzkovateľ zrušiť a povie prečo. Ak by tu Perinka skončila úplne, dozviete sa to včas, aby ste si
          rozprávky stihli stiahnuť.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Zmeny a kontakt',
      body: (
        <p>
          Keď sa podmienky zmenia, nové znenie tu bude skôr, než začne platiť, s dátumom navrchu. Platí právo krajiny, v
          ktorej prevádzkovateľ sídli, a ochrana spotrebiteľa podľa práva vašej krajiny vám zostáva. Otázky:{' '}
          <a href={`mailto:${server.supportEmail}`}>{server.supportEmail}</a>.
        </p>
      ),
    },
  ],
})

export default terms
