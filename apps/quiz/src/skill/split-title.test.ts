import { describe, expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

describe('splitTitle', () => {
  it('parts the number from the name', () => {
    expect(splitTitle('Compétence 8 - Prévention des infections')).toEqual({
      number: 'Compétence 8',
      name: 'Prévention des infections',
    });
  });

  it('gives a title of another form as both', () => {
    expect(splitTitle('Soins de Plaies')).toEqual({ number: 'Soins de Plaies', name: 'Soins de Plaies' });
  });
});
