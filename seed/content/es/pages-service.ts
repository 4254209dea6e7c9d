import type { ContentTexts } from '../texts'

export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Descargar las aplicaciones',
    intro:
      'Tres aplicaciones en su versión actual. Todas empiezan como prueba y quedan completas con tu licencia.',
    sections: [
      {
        kind: 'passages',
        title: '¿Cuál necesitas?',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Para todos los descargadores, las herramientas M3U8 y MPD y la suite de vídeo. La aplicación es una; la licencia abre los servicios.',
          },
          { title: 'Tidemark Music', text: 'Para los convertidores, desde un disco hasta un audiolibro.' },
          {
            title: 'Tidemark Video AI',
            text: 'Para mejorar tus propias imágenes. Una tarjeta gráfica reciente se nota mucho.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'Cómo se instala',
        look: 'steps',
        passages: [
          {
            title: 'Mira el sistema',
            text: 'El selector indica qué edición se te ofrece, la de Windows o la de Mac.',
          },
          { title: 'Abre el archivo', text: 'Ejecútalo y contesta a las pocas preguntas que hace.' },
          { title: 'Inicia sesión', text: 'Con la cuenta de tu compra. Sin cuenta, estás en la prueba.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Antes de descargar',
        questions: [
          {
            question: '¿Pierdo mis ajustes al actualizar?',
            answer: 'No. Instala la versión nueva encima de la anterior; se conservan los ajustes y la cola.',
          },
          {
            question: '¿Qué trae cada versión?',
            answer: 'Está en las novedades, por aplicación y por sistema.',
          },
        ],
      },
    ],
    meta_title: 'Descargar los programas para Windows y Mac',
    meta_description:
      'Tidemark Video, Tidemark Music y Tidemark Video AI en su versión actual: cuál elegir, cómo instalarla y empezar con la prueba gratuita.',
  },
  downloading: {
    title: 'Tu descarga está empezando',
    intro: 'El archivo va de camino. Mientras llega, puedes preparar lo siguiente.',
    sections: [
      {
        kind: 'passages',
        title: 'Y ahora',
        look: 'steps',
        passages: [
          {
            title: 'Busca el archivo',
            text: 'Está en la carpeta «Descargas» y en la lista de tu navegador.',
          },
          {
            title: 'Ábrelo',
            text: 'Windows o macOS te pedirá permiso. Lee el nombre y acepta.',
          },
          {
            title: 'Ten a mano tus accesos',
            text: 'Los datos del servicio y, si ya la tienes, la clave de licencia.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Si no ocurre nada',
        body: `
Vuelve a empezar con el enlace de esta página. Algunas redes de empresas y de centros de estudios bloquean los programas: en ese caso, prueba en casa. Si protesta el antivirus, no lo desactives; mándanos su mensaje por el [formulario de contacto](/contact).
`,
      },
    ],
    meta_title: 'Tu descarga está empezando',
    meta_description:
      'El instalador va de camino: dónde encontrarlo, cómo abrirlo y qué hacer si la descarga no arranca.',
  },
  thanks_for_installing: {
    title: 'Instalada: ya puedes empezar',
    intro: 'Con tres ajustes, la aplicación queda a tu manera.',
    sections: [
      {
        kind: 'passages',
        title: 'Los primeros minutos',
        look: 'steps',
        passages: [
          {
            title: 'Elige la carpeta',
            text: 'En un disco con sitio: una hora de vídeo ocupa entre medio gigabyte y tres.',
          },
          {
            title: 'Di tus idiomas',
            text: 'Audio y subtítulos de costumbre; los próximos títulos saldrán ya marcados así.',
          },
          {
            title: 'Empieza por algo corto',
            text: 'Un capítulo o una canción basta para ver si todo funciona.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Dudas del primer día',
        questions: [
          {
            question: '¿Dónde pongo la clave?',
            answer:
              'Inicia sesión en la aplicación y la licencia se encuentra sola. También puedes escribir la clave en la ventana de licencia.',
          },
          {
            question: '¿Por qué me pide entrar otra vez en el servicio?',
            answer:
              'La aplicación lleva su propio navegador, que no conoce tus sesiones. Después ya las recuerda.',
          },
          {
            question: '¿Con qué títulos empiezo?',
            answer:
              'Con los que estés seguro de poder guardar: los tuyos, por ejemplo, o los que su autor autoriza.',
          },
        ],
      },
      {
        kind: 'action',
        title: '¿Te convence?',
        text: 'Compara el mes, el año y la licencia de por vida.',
        label: 'Ver los productos',
        href: '/products',
      },
    ],
    meta_title: 'Programa instalado: los primeros pasos',
    meta_description:
      'Carpeta, idiomas y un primer título: los tres ajustes que conviene hacer después de instalar una aplicación de Tidemark.',
  },
  uninstallation: {
    title: 'Has quitado Tidemark',
    intro:
      'La aplicación ya no está en este ordenador. Tus licencias, tus pedidos y tus archivos siguen en su sitio.',
    sections: [
      {
        kind: 'passages',
        title: 'Lo que se queda',
        look: 'grid',
        passages: [
          {
            title: 'Tus archivos',
            text: 'En su carpeta, hasta que los borres. Las condiciones de los servicios se les siguen aplicando.',
          },
          {
            title: 'Tu licencia',
            text: 'En tu cuenta. Quita allí este ordenador si quieres usarla en otro.',
          },
          {
            title: 'Un mes o un año',
            text: 'Con un solo pago, se acaba solo. Si se renueva, quitar el programa no lo cancela: cancélalo en tu cuenta.',
          },
        ],
      },
      {
        kind: 'text',
        title: '¿Prefieres escribirnos?',
        body: `
Con una frase basta: un servicio que no iba, una función que faltaba, un ordenador demasiado lento o que ya no te hacía falta. Leemos lo que llega por el [formulario de contacto](/contact) y, si hay algo que arreglar, te contestamos.
`,
      },
      {
        kind: 'action',
        title: '¿La has quitado sin querer?',
        text: 'Instálala otra vez e inicia sesión: tu licencia te espera.',
        label: 'Volver a descargar',
        href: '/download',
      },
    ],
    meta_title: 'Después de desinstalar: claves y archivos',
    meta_description:
      'La aplicación ya no está: qué pasa con tus archivos, tu licencia y tu suscripción, y cómo volver si te apetece.',
  },
  contact: {
    title: 'Escríbenos',
    intro: 'Este formulario llega a soporte. Contestamos por correo, por orden de llegada.',
    sections: [
      {
        kind: 'passages',
        title: 'Lo que nos ayuda',
        look: 'grid',
        passages: [
          {
            title: 'Si es un pedido',
            text: 'El correo de la compra y, si lo tienes, el número de pedido. Nunca el de la tarjeta.',
          },
          {
            title: 'Si algo no funciona',
            text: 'Producto, versión, sistema, servicio y el texto exacto del mensaje.',
          },
          {
            title: 'Si es un reembolso',
            text: 'El día de la compra y, si quieres, el motivo. Las condiciones de venta dicen qué se aplica.',
          },
          {
            title: 'Si son derechos de autor',
            text: 'Empieza con «Notificación de derechos de autor»; la página DMCA explica qué incluir.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Quizá ya tenga respuesta',
        questions: [
          {
            question: 'No me ha llegado la clave',
            answer:
              'Mira en tu cuenta y en el correo no deseado. Algunos pagos se confirman solo tras una revisión del proveedor.',
          },
          {
            question: '¿Hay un teléfono?',
            answer: 'No. Los mensajes de error y las direcciones se entienden mejor por escrito.',
          },
          {
            question: '¿En qué idioma os escribo?',
            answer: 'En español o en cualquier otro idioma de esta tienda.',
          },
        ],
      },
    ],
    meta_title: 'Contactar con nuestro soporte',
    meta_description:
      'Pedidos, averías, reembolsos o derechos de autor: cómo escribir a soporte con el formulario y qué datos conviene poner.',
  },
}
