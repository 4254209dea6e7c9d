import type { ContentTexts } from '../texts'

export const shopPages: ContentTexts['pages'] = {
  home: {
    title: 'Tus vídeos y tu música, también sin conexión',
    intro:
      'Tidemark hace aplicaciones para Windows y Mac que guardan lo que tu propia cuenta reproduce y tienes derecho a conservar para ti.',
    sections: [
      {
        kind: 'passages',
        title: 'Tres líneas de productos y una cuenta',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Descargadores para plataformas, televisión a la carta y sitios abiertos, con el audio y los subtítulos que elijas. Puedes comprarlos sueltos o en una suite.',
          },
          {
            title: 'Tidemark Music',
            text: 'Convertidores para servicios de música y audiolibros, con etiquetas y carátulas. Una suite los reúne.',
          },
          {
            title: 'Tidemark Video AI',
            text: 'Amplía tus propias imágenes, les quita el ruido y las suaviza. Todo se procesa en tu ordenador y no se envía nada.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'Cómo funciona',
        look: 'steps',
        passages: [
          {
            title: 'Instala y prueba',
            text: 'Instala la aplicación y guarda un título de tu lista. La prueba es gratuita.',
          },
          {
            title: 'Inicia sesión en tu servicio',
            text: 'La página del servicio se abre dentro de la aplicación. Eliges títulos, audio y subtítulos.',
          },
          {
            title: 'Disfrútalo sin conexión',
            text: 'Lo que te permiten tu cuenta y la ley se convierte en un archivo para el reproductor que prefieras.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Los productos más consultados',
        routes: [
          'all_in_one_video_suite',
          'netflix_downloader',
          'movistar_plus_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'hbo_max_downloader',
          'spotify_converter',
          'audible_converter',
          'video_ai',
        ],
      },
      {
        kind: 'text',
        title: 'Qué puedes guardar',
        body: `
Una aplicación es una herramienta y no concede derechos. Guarda solo lo que te permitan tu suscripción, las condiciones del servicio y la ley, y quédatelo para ti. En muchos países no se puede eludir una medida de protección, ni siquiera para una copia privada. Nuestro artículo [Qué puedes guardar](/article/101) lo cuenta con detalle.
`,
      },
      {
        kind: 'action',
        title: '¿Ya tienes una licencia?',
        text: 'Inicia sesión: lo que ya tienes suele abaratar el siguiente producto.',
        label: 'Ver las ampliaciones',
        href: '/my-account/upgrades',
      },
    ],
    meta_title: 'Vídeos y música sin conexión en Windows y Mac',
    meta_description:
      'Aplicaciones para Windows y Mac: conserva en privado vídeo y música de tus cuentas y mejora tus imágenes. Primero pruebas, luego eliges.',
  },
  products: {
    title: 'Todos los productos, de un vistazo',
    intro:
      'Desde el descargador de un solo servicio hasta la suite que los reúne todos: busca por el nombre de tu servicio o por lo que necesitas.',
    sections: [
      {
        kind: 'passages',
        title: '¿Por dónde empiezo?',
        look: 'grid',
        passages: [
          { title: 'Un servicio', text: 'Elige el producto que lleva el nombre de tu servicio.' },
          {
            title: 'Varios servicios',
            text: 'Una suite cubre la gama entera. Cada página de producto calcula cuándo compensa.',
          },
          {
            title: 'Una dirección',
            text: 'Para un sitio abierto, usa el descargador de vídeos; para un flujo, las herramientas M3U8 y MPD.',
          },
          {
            title: 'Tus propias imágenes',
            text: 'Para mejorar las películas de familia tienes la IA de vídeo.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Para decidirte',
        questions: [
          {
            question: 'Mi servicio no está en la lista. ¿Qué hago?',
            answer:
              'Prueba con su página el descargador de vídeos o el de M3U8. Si no encuentran nada, cuéntanoslo.',
          },
          {
            question: '¿La misma licencia vale para Windows y para Mac?',
            answer:
              'No, cada licencia es para uno de los dos. El selector muestra lo que se vende para el tuyo.',
          },
        ],
      },
    ],
    meta_title: 'Todos los productos para Windows y Mac',
    meta_description:
      'Descargadores, convertidores, suites e IA de vídeo, por servicio y por necesidad. Los precios están en la lista de planes.',
  },
  movie_downloader: {
    title: 'Cómo llevarte una película para verla sin conexión',
    intro:
      '¿Tienes una película en mente y no sabes cómo llevártela? Depende del servicio que la ofrezca y de lo que ese servicio permita.',
    sections: [
      {
        kind: 'passages',
        title: 'De la película al producto',
        look: 'steps',
        passages: [
          {
            title: 'Averigua dónde está',
            text: 'Casi ninguna película está en todos los servicios. Empieza por los que ya pagas.',
          },
          {
            title: 'Mira qué derecho tienes',
            text: 'El plazo y el permiso dependen de si está incluida, alquilada, comprada o es gratuita con anuncios.',
          },
          {
            title: 'Abre su página',
            text: 'Cada servicio tiene su página en la tienda, y la mayoría, también una guía paso a paso.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Servicios con mucho cine',
        routes: [
          'movistar_plus_downloader',
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'rakuten_tv_downloader',
          'video_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Alquilar o comprar',
        body: `
Cuando vence un alquiler, tienes que borrar también el archivo. Una compra te da un derecho personal, el que describan sus condiciones. Algunas tiendas ofrecen ellas mismas la descarga; en ese caso, es lo más sencillo.

Las películas en dominio público, por ejemplo muchas del cine mudo, se guardan sin problemas. Asegúrate de que también lo estén la música y la restauración.
`,
      },
    ],
    meta_title: 'Llevarte una película: qué producto usar',
    meta_description:
      '¿Dónde está la película y qué derecho tienes? De la suscripción, el alquiler o la compra al producto de Tidemark que encaja.',
  },
  blog_center: {
    title: 'Para ver y escuchar mejor sin conexión',
    intro:
      'Nuestras redacciones explican los formatos, los plazos y los derechos, y responden a las preguntas más frecuentes.',
    sections: [
      {
        kind: 'passages',
        title: 'De qué hablamos',
        look: 'grid',
        passages: [
          { title: 'Derechos', text: 'La copia privada, los contratos y lo que cambia de un país a otro.' },
          { title: 'Formatos', text: 'Contenedores, códecs, subtítulos y flujos, desde el principio.' },
          { title: 'Música', text: 'Etiquetas, audio sin pérdida y libros por capítulos.' },
          {
            title: 'Lo práctico',
            text: 'Cómo pasar una licencia a otro ordenador, entender una oferta o rescatar cintas antiguas.',
          },
        ],
      },
      {
        kind: 'action',
        title: '¿Buscas un servicio concreto?',
        text: 'La mayoría de los descargadores de vídeo tiene una guía, que encontrarás en su página.',
        label: 'Ir a los productos',
        href: '/products',
      },
    ],
    meta_title: 'Blog sobre formatos, plazos y derechos',
    meta_description:
      'Copia privada, televisión a la carta, códecs, subtítulos, música y licencias: los artículos de nuestras redacciones, con palabras claras.',
  },
  posts: {
    title: 'Todos los artículos',
    intro: 'Todos los artículos por fecha, empezando por el más reciente.',
    sections: [
      {
        kind: 'text',
        title: 'Cómo leerlos',
        body: `
Cada artículo indica la redacción que responde de él y su fecha. Los servicios cambian deprisa: si ves algo distinto, dínoslo por el [formulario de contacto](/contact) y lo revisaremos. Los textos sobre derechos sirven de orientación y no son asesoramiento jurídico.
`,
      },
    ],
    meta_title: 'Todos los artículos por fecha',
    meta_description:
      'Los artículos sobre streaming, televisión a la carta, formatos, música y licencias, empezando por el más reciente.',
  },
  authors: {
    title: 'Quién escribe aquí',
    intro:
      'Cada artículo lo firma una de nuestras redacciones, que responde de los temas de los que se ocupa.',
    sections: [
      {
        kind: 'text',
        title: 'Cómo trabajamos',
        body: `
Escribimos de lo que probamos en nuestras aplicaciones y avisamos de lo que varía según el país. Los textos sobre nuestros productos se presentan como lo que son, obra de los fabricantes. No damos notas ni estrellas: nadie es buen juez en causa propia.

¿Has visto un error? Para eso está el [formulario de contacto](/contact).
`,
      },
    ],
    meta_title: 'Nuestras redacciones y sus temas',
    meta_description:
      'Vídeo, música, derechos y soporte: quién escribe en Tidemark y cómo hablan estas redacciones de sus propios productos.',
  },
}
