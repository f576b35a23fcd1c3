/** The side of a store that a host gives out: it can be read and watched, never written. Matches zustand's vanilla stores. */
export interface ReadonlyStore<State> {
  getState(): State;
  getInitialState(): State;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}
