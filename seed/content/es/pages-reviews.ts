import type { ContentTexts } from '../texts'

/** Pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: 'Los productos, presentados por quienes los hacen',
    intro:
      'Los fabricantes de Tidemark describen aquí sus propias aplicaciones: para qué sirven, qué les ha salido bien y dónde terminan.',
    sections: [
      {
        kind: 'text',
        title: 'Cómo leer este sitio',
        body: `
No somos neutrales ni lo aparentamos. Por eso no encontrarás estrellas, notas ni comparaciones con otras marcas. Lo que sí puedes esperar son datos exactos y la lista de los fallos que conocemos. Lo demás, compruébalo con la prueba y con tus propios títulos.
`,
      },
      {
        kind: 'passages',
        title: 'Qué hay dentro',
        look: 'grid',
        passages: [
          {
            title: 'Reseñas',
            text: 'Un producto por texto, con virtudes, defectos y lo que dice la ley.',
          },
          { title: 'Listas', text: 'Una selección por necesidad: anime, música, suites.' },
          { title: 'Artículos', text: 'Formatos, plazos y derechos, para entenderlos.' },
        ],
      },
    ],
    meta_title: 'Descargadores y convertidores, por sus autores',
    meta_description:
      'Las aplicaciones de Tidemark descritas por quienes las hacen: virtudes, defectos y límites, sin estrellas ni notas.',
  },
  reviews: {
    title: 'Todas las reseñas',
    intro: 'Todo lo que los fabricantes han escrito sobre sus productos, de lo último a lo primero.',
    sections: [
      {
        kind: 'text',
        title: 'Nuestras reglas',
        body: `
Cada reseña dice en su primera frase que es de los fabricantes. Junto a las virtudes nombra al menos tres defectos. Los precios no aparecen, porque cambian: están en la lista de planes de cada producto.
`,
      },
    ],
    meta_title: 'Todas las reseñas de nuestros productos',
    meta_description:
      'Descargadores, convertidores y suites contados por sus fabricantes, con lo bueno y lo mejorable. Los textos más recientes, primero.',
  },
}
