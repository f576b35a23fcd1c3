import { createContext, useContext } from 'react';

export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

export interface ControlAttributes {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly required?: boolean | undefined;
}

/** Attributes that connect a control to the Field around it; none without a Field. */
export function useControlAttributes(): ControlAttributes {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required || undefined,
  };
}
