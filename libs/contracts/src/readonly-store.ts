/** What a host hands out of a store: reading and watching, never writing. Matches zustand's vanilla stores. */
export interface ReadonlyStore<State> {
  getState(): State;
  getInitialState(): State;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}
