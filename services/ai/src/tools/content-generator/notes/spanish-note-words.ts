/** What a business does for people, and sells by itself. */
export const service =
  /^(?:clases?|cursos?|talleres|limpieza|cambios?|reparación|corte|cortes|uñas|fotos|masajes|jardinería|mudanzas|pintura|servicio|revisión|instalación|cuidado|traducciones|lavado|arreglos?|podas?|mantenimiento|plomería|electricidad|techos|mecánica|reparaciones)(?!\p{L})/iu;
