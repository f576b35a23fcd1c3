import { useState } from 'react';
import {
  Checkbox,
  Field,
  PasswordInput,
  RadioTiles,
  SearchField,
  Select,
  TextArea,
  TextInput,
} from '../../src/index.ts';
import type { Specimen, Theme } from './specimen.ts';

const skills = ['Prévention des infections', 'Pharmacothérapie', 'Soins palliatifs'];

function Search({ theme, start }: { theme: Theme; start: string }) {
  const [query, setQuery] = useState(start);
  const found = skills.filter((name) => query !== '' && name.toLowerCase().includes(query.toLowerCase()));
  return (
    <SearchField
      label={`Rechercher une compétence, ${theme}`}
      placeholder="Rechercher une compétence"
      clearLabel="Effacer"
      value={query}
      onValueChange={setQuery}
      items={found}
      itemKey={(name) => name}
      renderItem={(name) => name}
      onPick={setQuery}
      status={`${found.length} suggestions`}
    />
  );
}

function Count({ theme }: { theme: Theme }) {
  const [count, setCount] = useState(20);
  return (
    <RadioTiles
      legend={`Nombre de questions, ${theme}`}
      layout="numbers"
      tiles={[10, 20, 30].map((value) => ({ value, label: value, name: `${value} questions` }))}
      value={count}
      onChange={setCount}
    />
  );
}

function Timing({ theme }: { theme: Theme }) {
  const [timing, setTiming] = useState<string | null>(null);
  return (
    <RadioTiles
      legend={`Rythme, ${theme}`}
      layout="texts"
      tiles={[
        { value: 'normal', label: 'Normal', note: '60 secondes par question' },
        { value: 'libre', label: 'Sans limite', note: 'À votre rythme' },
      ]}
      value={timing}
      onChange={setTiming}
      error={timing === null ? 'Choisissez un rythme.' : null}
    />
  );
}

export const forms: readonly Specimen[] = [
  {
    components: ['Field', 'TextInput'],
    states: {
      'empty, with a hint': () => (
        <Field label="Courriel" hint="Celui de votre école convient.">
          <TextInput type="email" placeholder="vous@exemple.ca" />
        </Field>
      ),
      'filled, with something beside the label': () => (
        <Field label="Prénom" aside="facultatif">
          <TextInput defaultValue="Maryse" />
        </Field>
      ),
      wrong: () => (
        <Field label="Nom d’utilisateur" error="Choisissez au moins deux caractères.">
          <TextInput defaultValue="m" />
        </Field>
      ),
      disabled: () => (
        <Field label="Courriel">
          <TextInput disabled defaultValue="maryse@exemple.ca" />
        </Field>
      ),
    },
  },
  {
    components: ['PasswordInput'],
    states: {
      filled: () => (
        <Field label="Mot de passe">
          <PasswordInput
            showLabel="Afficher le mot de passe"
            hideLabel="Masquer le mot de passe"
            defaultValue="secret"
          />
        </Field>
      ),
      wrong: () => (
        <Field label="Mot de passe" error="Le mot de passe est requis.">
          <PasswordInput showLabel="Afficher le mot de passe" hideLabel="Masquer le mot de passe" />
        </Field>
      ),
      disabled: () => (
        <Field label="Mot de passe">
          <PasswordInput
            disabled
            showLabel="Afficher le mot de passe"
            hideLabel="Masquer le mot de passe"
            defaultValue="secret"
          />
        </Field>
      ),
    },
  },
  {
    components: ['Select'],
    states: {
      filled: () => (
        <Field label="Nombre de questions">
          <Select defaultValue="10">
            <option>5</option>
            <option>10</option>
          </Select>
        </Field>
      ),
      wrong: () => (
        <Field label="Niveau d’études" error="Veuillez sélectionner votre niveau d’études.">
          <Select>
            <option>Choisir</option>
          </Select>
        </Field>
      ),
      disabled: () => (
        <Field label="Nombre de questions">
          <Select disabled>
            <option>10</option>
          </Select>
        </Field>
      ),
    },
  },
  {
    components: ['TextArea'],
    states: {
      filled: () => (
        <Field label="Commentaire">
          <TextArea defaultValue="L’explication me semble incomplète." />
        </Field>
      ),
      wrong: () => (
        <Field label="Commentaire" error="Écrivez ce qui ne va pas.">
          <TextArea />
        </Field>
      ),
    },
  },
  {
    components: ['Checkbox'],
    states: {
      unchecked: () => <Checkbox label="Garder ma session ouverte" hint="Sur cet appareil." />,
      checked: () => <Checkbox defaultChecked label="Garder ma session ouverte" />,
      wrong: () => (
        <Checkbox
          label={
            <>
              J’accepte les <a href="#main">conditions</a>
            </>
          }
          error="Acceptez les conditions pour continuer."
        />
      ),
      disabled: () => <Checkbox disabled defaultChecked label="Garder ma session ouverte" />,
    },
  },
  {
    components: ['RadioTiles'],
    states: {
      numbers: (theme) => <Count theme={theme} />,
      'texts with notes; nothing chosen yet': (theme) => <Timing theme={theme} />,
    },
  },
  {
    components: ['SearchField'],
    states: {
      'empty; type to see suggestions': (theme) => <Search theme={theme} start="" />,
      filled: (theme) => <Search theme={theme} start="Pharmaco" />,
    },
  },
];
