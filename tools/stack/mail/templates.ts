import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ProjectConfig } from '../project-config.ts';

const kinds = ['confirmation', 'recovery', 'magic_link', 'email_change', 'invite'] as const;
type Template = { subject: string; content_path: string };

/** The templates of config.toml with absolute paths, as lite needs them. */
export function templatesFor(
  config: ProjectConfig,
  projectDirectory: string,
): Partial<Record<(typeof kinds)[number], Template>> {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const template = config.auth.email.template[kind];
      return template === undefined
        ? []
        : [
            [
              kind,
              { subject: template.subject, content_path: resolve(projectDirectory, template.content_path) },
            ],
          ];
    }),
  );
}

/** Fills in the `{{ .Name }}` placeholders of a template; unknown names become empty. */
export async function renderTemplate(
  file: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
}
