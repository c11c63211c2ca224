/**
 * Words of stories and requests, folded, that read like a form of some name: *nine* and Nina's dative, *tiny* and Tina's genitive,
 * *ani* and Aňa's. In lower case they are the word. Found by comparing the built-in storyteller's vocabulary with every form of the
 * names in the tables, and added to by hand.
 */
const ORDINARY = new Set(
  `above ale ani are ash bare bela bele bell belle bill brana brane branka branou branu brany carom carov chuck dana dane dani danu dar dara
  dary dava davaj domino don dot drew ed emu eve even ever faith fie fine flick flip frank gate gene ginger grace hale hen hope hore ina ine
  inej inom inou inu iny ivy ja jace jar jara jari jaro jarom jasa jay jenom joy kacka kackou kacku kacky kit lace lana lany len lev line
  linka linke linkou linku linky lo lord love luce lude ludi ludom ludov luka luke lukou luku luky maja majte maju malicke malicku malicky
  mama mame mami mamka mamy mar mare mark marka mary maska maske maskou masku masky mat mata mate matka matke matkou matku matky max may mel
  mela mia mier miera mieru mile milka milku milky milo milom milou milu mina mince mine mira mire mise miska miske miskou misku misky mne
  nanovo neda nic nicom nikom nine nora nore norka noru nory ol over pala pale pat patina patka patke paty pen penny pip pisti pola pole poly
  posy rad rada rade rado radom radou radov radu rady ray rex rich rick rika rob robi robin roman romane romanu ros rosa rose rosie rosu rosy
  rozka rozkom rozkov rozky sal sala salka sally sam sama same sami samo samom samou samu samy sana sandy sane seba sebe sim sin stan stana
  stane stanom stanu ste stom stove sue sveta svete svetu tali tata tate tati tea ted teddy they time tiny tom toma tome tomu tona tone toni
  tonom tonu topa tori ulicka ulicke ulickou ulicku ulicky vali vana vane vani vanou vanu vany vera veru very vie viera viere vieru vila vile
  vilou vilu vily vlada vlade vladu vlady vola vole will win zora zore zoru zory`
    .trim()
    .split(/\s+/),
)

/** Whether a folded form is a word as well. */
export function isOrdinary(folded: string): boolean {
  return ORDINARY.has(folded)
}

/** Words that hardly a sentence does without: a child called Tom is meant only by *Tom*, never by *o tom*. */
const EVERYWHERE = new Set('tom sam sama samo sami len will may sal ste kim ani ale je'.split(' '))

export function isEverywhere(folded: string): boolean {
  return EVERYWHERE.has(folded)
}
