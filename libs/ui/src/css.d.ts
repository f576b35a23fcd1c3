/** CSS Modules: class names as written in the file. The bundler gives them as one default export. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** Global style sheets, imported for their effect. */
declare module '*.css' {}
