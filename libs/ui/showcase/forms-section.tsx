import { useState } from 'react';
import {
  Button,
  Checkbox,
  Field,
  Page,
  PasswordInput,
  SearchField,
  Select,
  TextArea,
  TextInput,
} from '../src/index.ts';
import styles from './showcase.module.css';

const skills = [
  'Prévention des infections',
  'Pharmacothérapie',
  'Soins palliatifs',
  'Procédés de soins et d’assistance',
];

export function FormsSection() {
  const [query, setQuery] = useState('');
  const found = skills.filter((name) => query !== '' && name.toLowerCase().includes(query.toLowerCase()));
  return (
    <Page title="Formulaires">
      <div className={styles.two}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Rechercher une compétence"
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
          <Field label="Courriel" hint="Celui de votre école convient.">
            <TextInput type="email" autoComplete="email" placeholder="vous@exemple.ca" />
          </Field>
          <Field label="Mot de passe" aside={<a href="#main">Mot de passe oublié?</a>}>
            <PasswordInput
              showLabel="Afficher le mot de passe"
              hideLabel="Masquer le mot de passe"
              defaultValue="secret"
            />
          </Field>
          <Field label="Nom d’utilisateur" error="Choisissez au moins trois caractères.">
            <TextInput defaultValue="ma" />
          </Field>
          <Button type="submit" wide>
            Créer mon compte
          </Button>
        </form>
        <div className={styles.form}>
          <Field label="Nombre de questions">
            <Select defaultValue="10">
              <option>5</option>
              <option>10</option>
              <option>20</option>
            </Select>
          </Field>
          <Field label="Commentaire" aside="facultatif">
            <TextArea defaultValue="La justification me semble incomplète." />
          </Field>
          <Checkbox defaultChecked label="Garder ma session ouverte sur cet appareil" />
          <Checkbox
            label={
              <>
                J’accepte les <a href="#main">conditions d’utilisation</a>
              </>
            }
            error="Acceptez les conditions pour continuer."
          />
          <Field label="Champ fermé">
            <TextInput disabled value="maryse" readOnly />
          </Field>
        </div>
      </div>
    </Page>
  );
}
