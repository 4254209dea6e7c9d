import type { ContentTexts } from '../texts'

export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Descargar las aplicaciones',
    intro:
      'Aquí tienes las tres aplicaciones en su versión actual. Todas se pueden probar gratis y se activan con tu licencia.',
    sections: [
      {
        kind: 'passages',
        title: '¿Cuál necesitas?',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Para todos los descargadores, las herramientas M3U8 y MPD y la suite de vídeo. Hay una sola aplicación; la licencia decide qué servicios se abren.',
          },
          { title: 'Tidemark Music', text: 'Para los convertidores, desde un disco hasta un audiolibro.' },
          {
            title: 'Tidemark Video AI',
            text: 'Para mejorar tus propias imágenes. Con una tarjeta gráfica reciente va mucho más rápido.',
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
          { title: 'Abre el archivo', text: 'Ejecútalo y responde a las preguntas del instalador.' },
          {
            title: 'Inicia sesión',
            text: 'Usa la cuenta con la que compraste. Si no tienes licencia, empieza con la prueba.',
          },
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
    intro: 'El archivo se está descargando. Mientras tanto, puedes preparar lo siguiente.',
    sections: [
      {
        kind: 'passages',
        title: 'Próximos pasos',
        look: 'steps',
        passages: [
          {
            title: 'Busca el archivo',
            text: 'Está en la carpeta «Descargas» y en la lista de tu navegador.',
          },
          {
            title: 'Ábrelo',
            text: 'Windows o macOS te pedirá permiso. Comprueba el nombre del programa y acepta.',
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
Inicia otra vez la descarga con el enlace de esta página. Algunas redes de empresas y centros de estudios bloquean los programas; en ese caso, prueba en casa. Si el antivirus muestra un aviso, no lo desactives: mándanos el mensaje por el [formulario de contacto](/contact).
`,
      },
    ],
    meta_title: 'Tu descarga está empezando',
    meta_description:
      'El instalador se está descargando: dónde encontrarlo, cómo abrirlo y qué hacer si la descarga no arranca.',
  },
  thanks_for_installing: {
    title: 'La aplicación está instalada: ya puedes empezar',
    intro: 'Con tres pasos, la aplicación queda lista para usarla.',
    sections: [
      {
        kind: 'passages',
        title: 'Los primeros minutos',
        look: 'steps',
        passages: [
          {
            title: 'Elige la carpeta',
            text: 'Elige un disco con espacio suficiente: una hora de vídeo ocupa entre medio gigabyte y tres.',
          },
          {
            title: 'Elige tus idiomas',
            text: 'Indica el audio y los subtítulos que sueles usar; en los próximos títulos aparecerán ya marcados.',
          },
          {
            title: 'Empieza por algo corto',
            text: 'Con un capítulo o una canción basta para ver si todo funciona.',
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
              'Inicia sesión en la aplicación y esta encontrará tu licencia. También puedes escribir la clave en la ventana de licencia.',
          },
          {
            question: '¿Por qué tengo que iniciar sesión otra vez en el servicio?',
            answer:
              'La aplicación usa su propio navegador, que no conoce las sesiones del tuyo. A partir de entonces las recuerda.',
          },
          {
            question: '¿Con qué títulos empiezo?',
            answer:
              'Con los que sepas que puedes guardar, por ejemplo vídeos tuyos o de autores que lo autorizan.',
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
      'Carpeta, idiomas y un primer título: lo que conviene hacer después de instalar una aplicación de Tidemark.',
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
            text: 'Siguen en su carpeta hasta que los borres, y con las condiciones de los servicios de los que proceden.',
          },
          {
            title: 'Tu licencia',
            text: 'Está en tu cuenta. Quita ahí este ordenador si quieres usarla en otro.',
          },
          {
            title: 'Un mes o un año',
            text: 'Un plan de un solo pago se acaba solo. Si el tuyo se renueva, no basta con quitar el programa: cancélalo en tu cuenta.',
          },
        ],
      },
      {
        kind: 'text',
        title: '¿Prefieres escribirnos?',
        body: `
Con una frase basta: que un servicio no funcionaba, que faltaba una función, que el ordenador era demasiado lento o que ya no te hacía falta. Leemos todo lo que llega por el [formulario de contacto](/contact) y, si hay algo que arreglar, te contestamos.
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
        title: 'Qué datos nos ayudan',
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
        title: 'Preguntas frecuentes',
        questions: [
          {
            question: 'No me ha llegado la clave. ¿Qué hago?',
            answer:
              'Mira en tu cuenta y en el correo no deseado. Algunos pagos no se confirman hasta que el proveedor los revisa.',
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
      'Pedidos, errores, reembolsos o derechos de autor: cómo escribir a soporte con el formulario y qué datos conviene incluir.',
  },
}
