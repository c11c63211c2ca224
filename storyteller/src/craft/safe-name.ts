/**
 * A name that a parent gave to somebody of the wish ("Mr Pips"), passed by the gate as a name and fit to be said. Only the reader of
 * wishes makes one: no other text of a parent has this type.
 */
export type SafeName = string & { readonly safeName: unique symbol }
