import { useState, type ComponentType } from 'react';

export interface DialogProps {
  readonly onClose: () => void;
}
export interface DialogModule {
  readonly Component: ComponentType<DialogProps>;
}

/** The props of a dialog that has a `loader`, as a page has: it is called when the dialog opens. */
export interface LoadedDialogProps<Data> extends DialogProps {
  readonly data: Promise<Data>;
  /** Calls the loader again, after a write. */
  readonly reload: () => void;
}

interface LoadedDialogModule<Data> {
  /** Reads the server data of the dialog. Never rejects. */
  readonly loader: () => Promise<Data>;
  readonly Component: ComponentType<LoadedDialogProps<Data>>;
}

/** A dialog that is about to open: its loader has started to read. */
export async function openLoaded<Data>(module: Promise<LoadedDialogModule<Data>>): Promise<DialogModule> {
  const { loader, Component } = await module;
  const first = loader();
  function LoadedDialog({ onClose }: DialogProps) {
    const [data, setData] = useState(first);
    return <Component onClose={onClose} data={data} reload={() => setData(loader())} />;
  }
  return { Component: LoadedDialog };
}
