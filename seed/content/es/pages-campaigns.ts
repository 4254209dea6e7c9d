import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: 'Descargador de vídeos, de por vida',
    intro:
      'Una oferta para empezar por algo pequeño: la licencia de por vida del descargador de sitios abiertos, para un ordenador.',
    sections: [
      {
        kind: 'text',
        title: 'En qué consiste',
        body: `
El [descargador de vídeos](/video-downloader) conserva charlas, cursos y fragmentos de sitios abiertos cuando el autor o la ley permiten la copia. La licencia de por vida está de oferta todo el año y no hay que escribir ningún cupón: la lista de planes ya muestra ese precio. Si por tus compras te corresponde un precio mejor, se aplica ese.
`,
      },
      {
        kind: 'products',
        title: 'El producto de la oferta y otros parecidos',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'Sobre la oferta',
        questions: [
          {
            question: '¿Es una licencia recortada?',
            answer:
              'No, es la misma licencia de por vida para un ordenador, con las actualizaciones incluidas.',
          },
          {
            question: 'Ya tengo un producto. ¿Qué precio me corresponde?',
            answer: 'Inicia sesión: la página muestra el más bajo de los que te corresponden y el motivo.',
          },
        ],
      },
    ],
    meta_title: 'Oferta permanente: descargador de vídeos',
    meta_description:
      'La licencia de por vida del descargador de sitios abiertos, de oferta todo el año y para un ordenador. El precio de hoy está en la lista de planes.',
  },
  upgrade_campaign: {
    title: 'Amplía a una suite: tus licencias cuentan',
    intro:
      'Para quien tiene licencias de por vida: cada producto comprado puede bajar el precio de una suite. Tus precios están más abajo.',
    sections: [
      {
        kind: 'passages',
        title: 'Cómo funciona',
        look: 'steps',
        passages: [
          {
            title: 'Inicia sesión',
            text: 'La tienda lee las licencias de por vida de tu cuenta, sistema por sistema.',
          },
          {
            title: 'Compara suites',
            text: 'Vídeo, música o las dos; las suites con vídeo, también para tres ordenadores. Cada precio lleva su motivo.',
          },
          { title: 'Amplía', text: 'Conservas tus licencias y la suite se añade a ellas.' },
        ],
      },
      {
        kind: 'products',
        title: 'Las ampliaciones',
        routes: [
          'video_one_upgrade',
          'video_pro_upgrade',
          'music_upgrade',
          'video_music_one_upgrade',
          'video_music_pro_upgrade',
        ],
      },
      {
        kind: 'text',
        title: 'Cuándo se aplica',
        body: `
Las ventajas para clientes no dependen del calendario: valen en cuanto tengas en tu cuenta una licencia que cuente. Una campaña puede añadir un cupón durante unas semanas; si se te aplica, lo verás en la explicación de tu precio. De todos los precios posibles se aplica el más bajo.
`,
      },
    ],
    meta_title: 'Ampliación: tus licencias cuentan',
    meta_description:
      'Las licencias de por vida cuentan para una suite de vídeo o de música. Inicia sesión, mira tu precio y lee cómo se calcula.',
  },
  subscriber_upgrade: {
    title: 'De la suscripción a la licencia de por vida',
    intro:
      'Para suscriptores: mientras tu suscripción esté activa, puedes convertirla en una licencia de por vida del mismo producto, normalmente por menos de lo que pagan los demás. Tu precio está más abajo.',
    sections: [
      {
        kind: 'passages',
        title: 'En pocas palabras',
        look: 'grid',
        passages: [
          {
            title: 'El mismo producto',
            text: 'La licencia de por vida es para el producto que ya conoces, en el sistema en el que lo usas.',
          },
          {
            title: 'El precio para suscriptores',
            text: 'Está en esta página y junto a tu suscripción. Vale desde el primer periodo pagado y suele ser más bajo que el de los clientes nuevos.',
          },
          {
            title: 'Nada que cancelar',
            text: 'Elige la licencia de por vida junto a tu suscripción. Una vez pagada, no se renueva ni se cobra nada más.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Antes de dar el paso',
        questions: [
          {
            question: 'Pagué una sola vez y nada se renueva. ¿Es para mí?',
            answer:
              'Los precios de esta página son solo para suscripciones. Quien tiene o tuvo un producto individual suele pagar el precio de cliente por su licencia de por vida, también cuando el plan ya se acabó: inicia sesión y míralo en la página del producto. Una suite cuesta casi siempre el precio habitual.',
          },
          {
            question: 'Mi suscripción ya terminó. ¿Llego tarde?',
            answer:
              'Para el precio de suscriptor, sí: hace falta una suscripción activa. Una cancelada cuenta hasta su último día. Para un producto individual sigues teniendo, por lo general, el precio de cliente: lo ves en su página.',
          },
          {
            question: '¿Se devuelven los días que me quedan?',
            answer:
              'No, y tampoco se descuentan del precio. Tu licencia pasa a ser de por vida en cuanto está pagada.',
          },
          {
            question: '¿Dónde veo mi precio?',
            answer: 'Con la sesión iniciada, en esta página y en tu cuenta, junto a la suscripción.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Tus suscripciones',
        text: 'La licencia de por vida se elige junto a la suscripción.',
        label: 'Abrir mi cuenta',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: 'De la suscripción a la licencia de por vida',
    meta_description:
      'Cómo pasar de una suscripción activa a la licencia de por vida del mismo producto: quién tiene precio de suscriptor, dónde se ve y qué deja de cobrarse.',
  },
  aio_special_offer: {
    title: 'Las suites para tres ordenadores',
    intro:
      'Una campaña sobre las suites para tres ordenadores: todos los servicios de vídeo, o vídeo y música, en un mismo hogar.',
    sections: [
      {
        kind: 'text',
        title: 'A quién va dirigida',
        body: `
Un ordenador en el despacho, otro para los viajes y otro junto al televisor: si usas los mismos servicios en todos, necesitas una licencia y no tres. La campaña abarca las licencias de por vida para tres ordenadores de las dos suites que ves abajo. Mientras dura, la rebaja se aplica sola y figura en la explicación del precio. Fuera de esas fechas, las mismas licencias se venden al precio habitual y los clientes conservan el suyo.
`,
      },
      {
        kind: 'products',
        title: 'Las dos suites',
        routes: ['all_in_one_video_suite', 'video_music_one'],
      },
      {
        kind: 'questions',
        title: 'Sobre los tres ordenadores',
        questions: [
          {
            question: '¿Puedo mezclar Windows y Mac?',
            answer: 'No, los tres tienen que usar el mismo sistema.',
          },
          {
            question: 'Tengo la suite para un ordenador. ¿Qué pago?',
            answer:
              'Pagas solo la diferencia. Con la sesión iniciada, la página te lleva al producto que te corresponde.',
          },
        ],
      },
    ],
    meta_title: 'Suites para tres ordenadores: oferta especial',
    meta_description:
      'Una campaña sobre las licencias de por vida para tres ordenadores, de vídeo o con música. La página indica las fechas y el estado.',
  },
  clientad_promotion: {
    title: 'Para quien ya usa nuestras aplicaciones',
    intro:
      'Has llegado desde un anuncio de una de nuestras aplicaciones. Esto es lo que puedes hacer con la cuenta que ya tienes. Inicia sesión y verás tus propios precios.',
    sections: [
      {
        kind: 'passages',
        title: '¿Cuál es tu caso?',
        look: 'grid',
        passages: [
          {
            title: 'Todavía estoy probando',
            text: 'Elige un plan para el servicio que has probado. No hay que instalar nada más.',
          },
          {
            title: 'Tengo un producto',
            text: 'Mira la suite de su gama: una licencia de por vida rebaja su precio.',
          },
          {
            title: 'Tengo una suite',
            text: 'Añade la otra gama o más ordenadores y paga solo lo que falta.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Los pasos posibles',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: '¿Prefieres no ver anuncios?',
        body: `
Puedes desactivarlos en los ajustes de la aplicación, en «General». Los mensajes sobre las actualizaciones y sobre el final de tu licencia se mantienen, porque los necesitas.
`,
      },
    ],
    meta_title: 'Ofertas para quienes ya usan nuestros programas',
    meta_description:
      'Un plan tras la prueba, una suite tras un producto, la otra gama tras una suite: qué encaja con tu cuenta.',
  },
  monthly_subscription_promotion: {
    title: 'El plan mensual: solo el tiempo que necesitas',
    intro:
      'El plan mensual es la opción más pequeña: para unas vacaciones, una temporada o un proyecto. Se renueva hasta que canceles o, si eliges un solo pago, se acaba solo.',
    sections: [
      {
        kind: 'passages',
        title: 'Cuándo viene bien un mes',
        look: 'grid',
        passages: [
          {
            title: 'Antes de un viaje',
            text: 'Preparas todo la primera semana y aún te queda margen.',
          },
          {
            title: 'Durante una temporada',
            text: 'Una serie con un capítulo por semana termina en dos o tres meses.',
          },
          {
            title: 'Para ordenar de una vez',
            text: 'En un mes puedes ordenar una colección de música o restaurar una caja de cintas de familia.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Cómo funciona el plan mensual',
        questions: [
          {
            question: '¿Tengo que cancelar?',
            answer:
              'Si se renueva, sí: cuando quieras, con dos clics, y conservas el mes que has pagado. Con un solo pago, el mes se acaba solo y no se cobra nada más.',
          },
          {
            question: '¿Puedo pasar después a un año o de por vida?',
            answer: 'Sí. Con la sesión iniciada ves cuánto te cuesta el cambio.',
          },
          {
            question: 'Si lo dejo y vuelvo, ¿pago otra vez el precio entero?',
            answer: 'Por regla general, quien ya tuvo un producto recibe un precio de cliente.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Productos que suelen contratarse por meses',
        routes: ['netflix_downloader', 'disney_plus_downloader', 'spotify_converter', 'video_ai'],
      },
    ],
    meta_title: 'El plan de un mes: cuándo elegirlo',
    meta_description:
      'Vacaciones, temporada o proyecto: cuándo basta un mes, cómo termina y cómo cambiar después. Los precios, en la lista de planes.',
  },
  get_free_license_referral_program: {
    title: 'Recomienda nuestras aplicaciones',
    intro:
      '¿Te gusta una de nuestras aplicaciones? Cuéntalo. Si alguien llega por tu enlace y compra, ganas una prueba de la línea de productos que haya elegido.',
    sections: [
      {
        kind: 'passages',
        title: 'Cómo funciona el programa',
        look: 'steps',
        passages: [
          {
            title: 'Copia el enlace',
            text: 'Está en tu cuenta, en las pruebas gratuitas. Contiene un código y no tu nombre.',
          },
          {
            title: 'Envíalo',
            text: 'Mándaselo a gente que conozcas y no lo publiques donde la publicidad moleste.',
          },
          {
            title: 'Mira el resultado',
            text: 'En tu cuenta ves las visitas, los registros y las compras, y también las pruebas que has ganado, con sus días.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Sobre el programa',
        questions: [
          { question: '¿Necesito una licencia?', answer: 'No, basta con una cuenta.' },
          {
            question: '¿Qué sabré de quien invite?',
            answer: 'Solo que alguien ha llegado por tu enlace.',
          },
          {
            question: '¿Cuenta mi propia visita?',
            answer: 'No, y la misma persona tampoco cuenta dos veces en un día.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Tu enlace',
        text: 'Inicia sesión para verlo.',
        label: 'Ver mi enlace',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'Programa de recomendación: cómo participar',
    meta_description:
      'Envía tu enlace y gana pruebas: cómo funciona el programa de recomendación y qué datos no verás de los demás.',
  },
  event_center: {
    title: 'Centro de campañas: ofertas en curso',
    intro: 'Todas las ofertas de hoy, en una sola página.',
    sections: [
      {
        kind: 'text',
        title: 'Qué encuentras aquí',
        body: `
Pásate por aquí antes de comprar: en esta página están todas las ofertas de hoy y lo que te aportan. No necesitas ningún código, porque la lista de planes ya muestra el precio rebajado. Y si ahora no hay nada en marcha, también te lo decimos.
`,
      },
      {
        kind: 'passages',
        title: 'Conviene saber',
        look: 'grid',
        passages: [
          {
            title: 'Pagas el precio más bajo',
            text: 'La campaña, tu precio de cliente y un cupón no se suman: te cobramos el más bajo.',
          },
          {
            title: 'Cada precio, con su motivo',
            text: 'En «¿Por qué este precio?», la página de cada producto explica cómo se llega a él.',
          },
          {
            title: 'Sin códigos',
            text: 'Elige tu plan y paga: el descuento ya está aplicado.',
          },
        ],
      },
      {
        kind: 'action',
        title: '¿Ya eres cliente?',
        text: 'Entonces no hace falta que esperes: si tienes licencias de por vida, tienes un precio propio todo el año.',
        label: 'Ver las ampliaciones',
        href: '/upgrade-campaign',
      },
    ],
    meta_title: 'Centro de campañas: ofertas en curso',
    meta_description:
      'Las ofertas que hay hoy en Tidemark y lo que te aportan, sin códigos. Y si tienes licencias de por vida, un precio propio todo el año.',
  },
  black_friday_sales_2022: {
    title: 'Black Friday 2022',
    intro:
      'La campaña del otoño de 2022 sobre las licencias de por vida, para uno o tres ordenadores. El recuadro de abajo indica su estado.',
    sections: [
      {
        kind: 'text',
        title: 'Qué abarca',
        body: `
Black Friday 2022 abarca las licencias sin fecha final: de por vida para un ordenador o para tres, de productos sueltos o de suites. Los planes de un mes y de un año quedan fuera. Mientras dura, los precios rebajados están en la lista de planes y no hace falta ningún cupón. Fuera de esas fechas rigen los precios habituales, y las demás campañas se anuncian en el [centro de campañas](/event-center).
`,
      },
      {
        kind: 'passages',
        title: 'Si tienes otro precio o un cupón',
        look: 'grid',
        passages: [
          {
            title: 'Precio de cliente',
            text: 'Si tus compras te dan un precio más bajo, se mantiene.',
          },
          { title: 'Cupones', text: 'Un cupón cuenta solo si rebaja más que la campaña.' },
        ],
      },
      {
        kind: 'products',
        title: 'Productos con licencia de por vida',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_downloader'],
      },
    ],
    meta_title: 'Black Friday 2022: licencias de por vida',
    meta_description:
      'La campaña del otoño de 2022 sobre licencias de por vida para uno o tres ordenadores: qué abarca y qué pasa con tu precio de cliente.',
  },
  shop: {
    title: 'La tienda en pocas palabras',
    intro: 'Licencias para vídeo, música y tus propias imágenes, con la explicación de cada precio.',
    sections: [
      {
        kind: 'products',
        title: 'Las suites',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one'],
      },
      {
        kind: 'products',
        title: 'Productos que se piden a menudo',
        routes: [
          'netflix_downloader',
          'movistar_plus_downloader',
          'skyshowtime_downloader',
          'spotify_converter',
          'audible_converter',
          'video_ai',
        ],
      },
      {
        kind: 'passages',
        title: 'Con qué puedes contar',
        look: 'grid',
        passages: [
          {
            title: 'Primero, probar',
            text: 'Cada aplicación tiene una prueba gratuita, para que decidas después.',
          },
          { title: 'Una cuenta clara', text: 'Precio de lista, rebaja y total, línea por línea.' },
          { title: 'Entrega inmediata', text: 'La clave llega en cuanto se confirma el pago.' },
          {
            title: 'Desistimiento',
            text: 'Tienes catorce días, donde la ley lo prevé, salvo que al hacer el pedido aceptes perder ese derecho al entregarse la clave.',
          },
        ],
      },
      {
        kind: 'action',
        title: '¿Solo por un tiempo?',
        text: 'Un plan mensual es la opción más pequeña. Lee cómo se renueva, cómo termina y cómo se convierte en un año o en una licencia de por vida.',
        label: 'Cómo funciona el plan mensual',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'Tienda de suites, productos y ampliaciones',
    meta_description:
      'Licencias para servicios de vídeo, música e imágenes propias, en Windows y en Mac. Pruébalas, entiende el precio y úsalas enseguida.',
  },
  what_to_watch: {
    title: '¿Qué veo esta noche?',
    intro: 'Ideas según el tiempo que tengas, con los servicios donde buscar. El título lo eliges tú.',
    sections: [
      {
        kind: 'passages',
        title: 'Según el tiempo que tengas',
        look: 'grid',
        passages: [
          {
            title: 'Veinte minutos',
            text: 'Un capítulo de una comedia, unos dibujos, un reportaje a la carta.',
          },
          {
            title: 'Una noche',
            text: 'Una película o dos capítulos de una serie. Mira antes si está a punto de irse.',
          },
          {
            title: 'Un fin de semana de lluvia',
            text: 'Una policiaca británica de seis capítulos o una temporada ya terminada.',
          },
          {
            title: 'Un trayecto largo',
            text: 'Documentales que se pueden interrumpir y un audiolibro para descansar la vista.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Dónde buscar',
        routes: [
          'movistar_plus_downloader',
          'hbo_max_downloader',
          'netflix_downloader',
          'disney_plus_downloader',
          'crunchyroll_downloader',
          'viki_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Ver primero, guardar después',
        body: `
Mira un capítulo en el servicio antes de poner la temporada en cola: ahorras tiempo y espacio. Empieza por lo que se va a retirar pronto. Y guarda solo lo que puedas conservar en privado, como explica nuestro artículo sobre [la copia privada](/article/101).
`,
      },
    ],
    meta_title: '¿Qué veo esta noche? Ideas según tu tiempo',
    meta_description:
      'Veinte minutos, una noche o un trayecto largo: ideas de servicios según tu tiempo y qué conviene ver antes.',
  },
}
