import type { ContentTexts } from '../texts'

/** Pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: 'Los productos, presentados por quienes los hacen',
    intro:
      'Los fabricantes de Tidemark describen aquí sus propias aplicaciones: para qué sirven, qué hacen bien y dónde están sus límites.',
    sections: [
      {
        kind: 'text',
        title: 'Cómo leer este sitio',
        body: `
No somos neutrales ni lo aparentamos. Por eso no encontrarás estrellas, notas ni comparaciones con otras marcas. Lo que sí puedes esperar son datos exactos y los defectos que conocemos. Lo demás, compruébalo tú con la prueba gratuita y con tus propios títulos.
`,
      },
      {
        kind: 'passages',
        title: 'Qué hay dentro',
        look: 'grid',
        passages: [
          {
            title: 'Reseñas',
            text: 'Cada una presenta un producto, con sus virtudes, sus defectos y lo que dice la ley.',
          },
          { title: 'Listas', text: 'Reúnen productos para un mismo uso: anime, música o suites.' },
          { title: 'Artículos', text: 'Explican los formatos, los plazos y los derechos.' },
        ],
      },
    ],
    meta_title: 'Descargadores y convertidores, por sus autores',
    meta_description:
      'Las aplicaciones de Tidemark descritas por quienes las hacen: virtudes, defectos y límites, sin estrellas ni notas.',
  },
  reviews: {
    title: 'Todas las reseñas',
    intro: 'Todo lo que los fabricantes han escrito sobre sus productos, empezando por lo más reciente.',
    sections: [
      {
        kind: 'text',
        title: 'Nuestras reglas',
        body: `
Cada reseña dice en su primera frase que es de los fabricantes. Junto a las virtudes nombra al menos tres defectos. No aparecen los precios, porque cambian; los encontrarás en la lista de planes de cada producto.
`,
      },
    ],
    meta_title: 'Todas las reseñas de nuestros productos',
    meta_description:
      'Descargadores, convertidores y suites contados por sus fabricantes, con lo bueno y lo mejorable. Los textos más recientes, primero.',
  },
}
