declare module '*.css?scoped';
