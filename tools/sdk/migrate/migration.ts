/** What a person has to do, in a sentence. */
export interface ByHand {
  byHand: string;
}

/** A new name in the same place. */
export interface Renamed {
  name: string;
}

/** Where something of a shared library is now: under another name, in another module, or both. */
export interface Moved extends Renamed {
  module: string;
}

/** A field of remote.json, by its path; `*` stands for every element of a list. */
export interface FieldChange {
  path: readonly string[];
  becomes: Renamed | ByHand;
}

/** Something that a shared library exports. */
export interface NameChange {
  module: string;
  name: string;
  becomes: Moved | ByHand;
}

/** A property of the objects in a list that an exposed module exports, such as those of `routes`. */
export interface MemberChange {
  list: string;
  name: string;
  becomes: Renamed | ByHand;
}

/** What changes for remotes from one contract to the next. No new name is also an old one. */
export interface Migration {
  /** The contract that it leads to. */
  to: number;
  fields: readonly FieldChange[];
  names: readonly NameChange[];
  members: readonly MemberChange[];
}

/** One for each contract after the first, in their order. */
export const migrations: readonly Migration[] = [];

/** What was changed, or what a person has to do, and where. */
export interface Note {
  file: string;
  line: number;
  sentence: string;
}

export interface Notes {
  changed: Note[];
  byHand: Note[];
}

export const isByHand = (becomes: object): becomes is ByHand => 'byHand' in becomes;
