import type { ContentTexts } from '../texts'

export const faq: ContentTexts['faq'] = {
  'what-can-i-save': {
    question: '¿Qué puedo guardar con Tidemark?',
    answer:
      'Lo que tu propia cuenta reproduce en un ordenador, para ti y dentro de las condiciones del servicio y de la ley de tu país. La aplicación es una herramienta, no un permiso: lo que sin ella no puedes conservar, con ella tampoco.',
  },
  'windows-or-mac': {
    question: '¿Las aplicaciones sirven para Windows y para Mac?',
    answer:
      'La mayoría de los productos existen para los dos sistemas, con una licencia para cada uno. Unos pocos se venden solo para Windows. En la página del producto, el selector indica qué edición estás viendo.',
  },
  'try-before': {
    question: '¿Puedo probar antes de pagar?',
    answer:
      'Sí. Instala la aplicación, inicia sesión en tu servicio y guarda algo de tu lista. Si el resultado te convence en tu ordenador, elige un plan; si no, no has gastado nada.',
  },
  'which-plan': {
    question: '¿Qué plan me conviene?',
    answer:
      'Un mes basta para un viaje o una serie; un año, para un uso habitual; y con el plan de por vida no tienes que estar pendiente de ninguna fecha. Si usas varios servicios, mira también las suites: en cada página de producto encontrarás la comparación.',
  },
  'why-this-price': {
    question: '¿Por qué veo este precio?',
    answer:
      'Junto al precio se explica cómo se calcula: el precio de lista, la ventaja por lo que ya tienes, la campaña en curso o un cupón. De todos los precios posibles se aplica el más bajo. Inicia sesión para que tus licencias entren en el cálculo.',
  },
  coupons: {
    question: '¿Cómo se usa un cupón?',
    answer:
      'Escríbelo al hacer el pedido. Si no se aplica, la tienda te dice el motivo: ha caducado, es de otro plan o de otro producto, o no mejora el precio que ya tienes.',
  },
  currencies: {
    question: '¿En qué moneda pago?',
    answer:
      'En las páginas en español, en euros: la moneda depende del idioma de la página. Antes de confirmar, el pedido muestra el importe y la moneda.',
  },
  refund: {
    question: '¿Puedo pedir un reembolso?',
    answer:
      'Donde la ley reconoce el derecho de desistimiento, tienes 14 días desde la compra, salvo que al hacer el pedido hayas aceptado perderlo al entregarse la clave de licencia. Si el programa no funciona en tu ordenador y no conseguimos arreglarlo, cuéntanoslo en el formulario de contacto. Los detalles están en las condiciones de venta.',
  },
  'where-is-my-key': {
    question: '¿Dónde está mi clave de licencia?',
    answer:
      'En la última página del pedido, en el correo que sigue al pago y, siempre que la necesites, en tu cuenta. Si compraste sin cuenta, crea una con la misma dirección y confírmala: la compra aparecerá allí.',
  },
  'second-computer': {
    question: 'He cambiado de ordenador. ¿Me llevo la licencia?',
    answer:
      'Sí. Abre los dispositivos en tu cuenta, quita el antiguo y activa el nuevo. La licencia de un ordenador vale para un ordenador a la vez; la de tres ordenadores, para tres.',
  },
  upgrade: {
    question: 'Tengo un producto suelto. ¿Cuenta para una suite?',
    answer:
      'Las licencias de por vida cuentan. Inicia sesión y abre la página de la suite: el precio que ves ya descuenta lo que tienes en ese sistema.',
  },
  'subscription-end': {
    question: '¿Qué pasa cuando termina el mes o el año?',
    answer:
      'Un plan de un solo pago se acaba solo y no se cobra nada más. Si se renueva, se cobra el periodo siguiente hasta que canceles. Los archivos no se borran de tu disco, aunque las condiciones del servicio de origen continúan aplicándose.',
  },
  'slow-download': {
    question: '¿Por qué tarda tanto en guardarse?',
    answer:
      'Casi siempre por la conexión, por la hora o por tener demasiados títulos a la vez. Usa un cable en lugar del wifi, detén las demás descargas y guarda los títulos de uno en uno. Si sigue igual, escríbenos con el nombre del servicio y la hora.',
  },
  'where-are-files': {
    question: '¿Dónde quedan mis archivos?',
    answer:
      'En la carpeta que indican los ajustes de la aplicación; se abre al pulsar una línea terminada de la cola. Puedes elegir otro disco cuando quieras, y lo que ya has guardado se queda donde está.',
  },
  'how-to-reach-us': {
    question: '¿Cómo os escribo?',
    answer:
      'Con el formulario de la página de contacto. Di qué producto es, qué sistema y versión usas y qué esperabas que ocurriera; si incluyes la clave de licencia, localizamos antes tu pedido. La respuesta llega al correo que indiques.',
  },
}
