// For tools and servers: brings the full zod. Browser code imports from the package root.
export { bankFile, bankItem, domainFile, skillFile } from './item.schema.ts';
export type { BankFile, BankItem, BankWording } from './item.schema.ts';
export { bankFileTitle, toQuestion } from './to-question.ts';
