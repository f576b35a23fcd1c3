import type { StoreApi } from 'zustand/vanilla';
import type { Turn } from './turn.schema.ts';

/** The turns of a conversation: what the screen shows, and what the device stores. */
export interface Turns {
  all(): readonly Turn[];
  find(id: string): Turn | undefined;
  /** Changes a turn on the screen only. */
  change(id: string, changes: Partial<Turn>): void;
  drop(id: string): void;
  /** Shows these turns, and stores them. */
  keep(turns: readonly Turn[]): void;
}

export function createTurns(
  state: Pick<StoreApi<{ readonly turns: readonly Turn[] }>, 'getState' | 'setState'>,
  store: (turns: readonly Turn[]) => void,
): Turns {
  const all = () => state.getState().turns;
  return {
    all,
    find: (id) => all().find((turn) => turn.id === id),
    change: (id, changes) =>
      state.setState({ turns: all().map((turn) => (turn.id === id ? { ...turn, ...changes } : turn)) }),
    drop: (id) => state.setState({ turns: all().filter((turn) => turn.id !== id) }),
    keep(turns) {
      state.setState({ turns });
      store(turns);
    },
  };
}
