import { Link } from 'wouter'
import type { LegalWriter } from '../../legal-text.ts'
import { Engines } from './engines.tsx'

const privacy: LegalWriter = (server) => ({
  lead: (
    <p>
      V skratke: rozprávky vašej rodiny zostávajú u toho, kto prevádzkuje tento server. Perinka nezobrazuje reklamu,
      nepočíta návštevy, nič o vás nepredáva a meno vášho dieťaťa sa nedozvie žiadny jazykový model. Všetko si môžete
      kedykoľvek stiahnuť alebo zmazať v nastaveniach.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Kto za údaje zodpovedá',
      body: (
        <p>
          Perinku prevádzkuje ten, komu patrí tento server; zákon ho nazýva prevádzkovateľ. So všetkým, aj s otázkami k
          tejto stránke, sa mu ozvite na <a href={`mailto:${server.supportEmail}`}>{server.supportEmail}</a>.
        </p>
      ),
    },
    {
      id: 'stored',
      title: 'Čo sa ukladá',
      body: (
        <>
          <ul>
            <li>
              <strong>Váš účet:</strong> e-mailová adresa, meno a fotografia, ak ich vaše prihlásenie prináša so sebou,
              spôsob prihlásenia, kedy účet vznikol a koľko rozprávok zadarmo ste využili.
              {server.identity.adapter === 'embedded' &&
                ' Z hesla sa uchováva iba odtlačok: prečítať ho nevie nikto, ani my.'}
            </li>
            <li>
              <strong>Vaše deti:</strong> meno, vek, obrázok, obľúbené témy a postavy, to, čo sa nikdy nemá objaviť,
              jazyk a dĺžka rozprávok a či rozprávky o dieťati hovoria „ona“, „on“ alebo neutrálne. Keď meno zmeníte, to
              predošlé zostane zaznačené, aby sa ani ono nedostalo k jazykovému modelu.
            </li>
            <li>
              <strong>Postavy, ktoré si vymyslíte:</strong> meno, opis a vlastnosti.
            </li>
            <li>
              <strong>Rozprávky a nahrávky:</strong> text, vaše želanie, ako rozprávka vznikla, či ju máte medzi
              obľúbenými, a zvuk.
            </li>
            {server.payments.adapter !== 'off' && (
              <li>
                <strong>Vaše predplatné:</strong> ktoré kódy ste použili, či máte Premium a dokedy, vaša krajina, daň z
                poslednej platby a číslo, pod ktorým vás pozná platobná služba.
                {server.payments.adapter === 'stripe' && ' O vašej karte tu nie je uložené nič.'}
              </li>
            )}
            <li>
              <strong>Vaše prihlásenia:</strong> kde všade ste prihlásení.
              {server.identity.adapter === 'embedded' && ' Pri každom sa eviduje sieťová adresa a druh prehliadača.'}
            </li>
            <li>
              <strong>Technické záznamy:</strong> aká požiadavka prišla, kedy a ako rýchlo sa vybavila. Nie sú v nich
              texty rozprávok, mená ani adresy.
            </li>
          </ul>
          <p>
            Vo vašom zariadení si Perinka necháva nastavenia a rozprávky, ktoré si uložíte na čítanie bez internetu.
            Stránka <Link href="/cookies">Cookies a ukladanie</Link> vymenúva všetko do posledného kúska.
          </p>
        </>
      ),
    },
    {
      id: 'why',
      title: 'Prečo to smieme robiť',
      body: (
        <p>
          Lebo bez toho by nebolo rozprávky: o službu ste požiadali a toto k nej treba (článok 6 ods. 1 písm. b) GDPR).
          Technické záznamy a obmedzenie počtu pokusov o prihlásenie chránia server pred zneužitím (písm. f).{' '}
          {server.payments.adapter === 'stripe' &&
            'Záznamy o platbách sa uchovávajú, lebo to žiadajú daňové zákony (písm. c). '}
          To, čo nie je nevyhnutné, sa vo vašom zariadení uloží, len ak s tým súhlasíte (písm. a), a rozmyslieť si to
          môžete kedykoľvek.
        </p>
      ),
    },
    { id: 'where', title: 'Kam z tohto servera údaje putujú', body: <Engines server={server} /> },
    {
      id: 'ai',
      title: 'Umelá inteligencia',
      body: (
        <>
          <p>
            Každú rozprávku píše umelá inteligencia a číta ju umelý hlas. Pri každej je to napísané slovami a označené
            aj tak, aby to vedeli prečítať stroje: na jej stránke, v nahrávke aj v tom, čo si stiahnete.
          </p>
          <p>
            Text prejde kontrolou skôr, než ho uvidíte. Stroj sám o vás o ničom nerozhoduje, iba odmietne želanie, ktoré
            do rozprávky na dobrú noc nepatrí.
          </p>
        </>
      ),
    },
    {
      id: 'links',
      title: 'Rozprávky cez odkaz',
      body: (
        <p>
          Kto pozná adresu rozprávky, prečíta si jej názov a text aj bez prihlásenia, a s nimi každé meno, ktoré v nej
          je. Adresa sa uhádnuť nedá a vyhľadávačom hovoríme, aby ju nezaradili. Odkaz môžete v ponuke rozprávky vypnúť;
          potom ju vidí len vaša rodina.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'Ako dlho údaje uchovávame',
      body: (
        <ul>
          <li>Účet, deti, rozprávky a nahrávky: kým ich nezmažete. Zmazanie platí okamžite.</li>
          <li>Prihlásenie: 60 dní od posledného použitia alebo kým sa neodhlásite.</li>
          <li>Vaše želanie k rozprávke: sedem dní od jej napísania.</li>
          <li>Počty pokusov o prihlásenie a o použitie kódu podľa sieťovej adresy a účtu: približne hodinu.</li>
          {server.payments.adapter === 'stripe' && (
            <li>
              Faktúry: v službe Stripe a u prevádzkovateľa tak dlho, ako to žiadajú daňové zákony, aj po zmazaní účtu.
            </li>
          )}
          <li>Zálohy, ak ich prevádzkovateľ robí: tak dlho, ako určí on. Opýtajte sa ho na adrese uvedenej vyššie.</li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: 'Vaše práva',
      body: (
        <ul>
          <li>
            <strong>Vidieť údaje a vziať si ich:</strong> Nastavenia, „Stiahnuť moje údaje“. Dostanete všetko v jednom
            súbore.
          </li>
          <li>
            <strong>Opraviť:</strong> profily aj rozprávky sa dajú upraviť tam, kde ich vidíte.
          </li>
          <li>
            <strong>Zmazať:</strong> jednotlivé rozprávky, postavy a deti, alebo cez „Zmazať účet“ všetko naraz. Kópie,
            ktoré už niekto stiahol, zdieľal alebo vytlačil, a odoslané e-maily sa vrátiť späť nedajú.
          </li>
          <li>
            <strong>Odvolať súhlas, namietať alebo žiadať o obmedzenie:</strong> v nastaveniach cookies alebo krátkym
            e-mailom.
          </li>
          <li>
            <strong>Sťažovať sa:</strong> na úrade, ktorý vo vašej krajine chráni osobné údaje; na Slovensku je to Úrad
            na ochranu osobných údajov SR.
          </li>
        </ul>
      ),
    },
    {
      id: 'children',
      title: 'Deti',
      body: (
        <p>
          Perinka je pre rodičov. Deti tu nemajú účty, nikam sa neprihlasujú a nič nepíšu. Uložené je o nich len to, čo
          napíšete vy, preto píšte iba to, čo rozprávka potrebuje: krstné meno alebo prezývka bohato stačí.
        </p>
      ),
    },
  ],
})

export default privacy
