/** A store that can be read and subscribed to, but not written. Compatible with zustand's vanilla stores. */
export interface ReadonlyStore<State> {
  getState(): State;
  getInitialState(): State;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}
