import type { ContentTexts } from '../texts'

export const legal: ContentTexts['legal'] = {
  terms_of_use: {
    title: 'Condiciones de uso',
    meta_title: 'Condiciones de uso de la tienda y los programas',
    meta_description:
      'Las condiciones de este sitio y de las aplicaciones de Tidemark: licencia, uso permitido, cuenta, prueba, responsabilidad y cambios.',
    body: `
Estas condiciones rigen este sitio y las aplicaciones que Tidemark ofrece en él. Al instalar una aplicación o abrir una cuenta, las aceptas. La compra se rige además por las [condiciones de venta](/purchase-policy).

## La licencia

Recibes el derecho a instalar una aplicación y a usarla de forma privada en los ordenadores que diga tu plan: un ordenador o tres ordenadores, del sistema elegido. Una licencia por tiempo limitado acaba cuando termina su periodo; la de por vida no tiene fecha final. Puedes pasarla a otro ordenador si quitas el anterior en tu cuenta. No puedes alquilarla, revenderla ni dar la clave a personas ajenas a tu hogar.

## Lo que puedes guardar

Las aplicaciones trabajan con servicios a los que tú aportas el acceso. Guarda solo aquello a lo que tengas derecho: obras tuyas, obras con licencia libre y títulos de los que las condiciones del servicio y la ley de tu lugar de residencia te permitan una copia para uso privado. Está prohibido publicar, vender o exhibir en público lo guardado. Tampoco puedes usar las aplicaciones para eludir una medida tecnológica de protección donde la ley lo prohíba. De cada copia respondes tú.

## Tu cuenta

Da una dirección de correo válida y no compartas la contraseña. Si crees que otra persona usa tu cuenta, avísanos por el [formulario de contacto](/contact). Podemos suspender una cuenta que se emplee contra estas condiciones; te escribiremos antes, salvo que la ley o un peligro inmediato lo impidan.

## Prueba y actualizaciones

La prueba sirve para ver si la aplicación hace lo que necesitas; sus límites se indican en ella. Las actualizaciones del producto están incluidas mientras la licencia siga activa. Los servicios cambian: una función puede faltar por un tiempo o para siempre, y la página del producto lo dirá.

## Responsabilidad

Respondemos sin límite del dolo y de la culpa grave, y siempre que la ley no admita límites. En caso de culpa leve, solo respondemos del incumplimiento de una obligación esencial y hasta el daño previsible. Conserva copia de tus datos importantes.

## Nombres de terceros

Los nombres de servicios y aparatos pertenecen a sus titulares. Los citamos solo para indicar con qué funciona cada aplicación. No existe ninguna asociación con ellos.

## Cambios

Podemos modificar estas condiciones para el futuro. La versión vigente y su fecha figuran al principio de la página; a quienes tengan una licencia activa les avisamos por correo de los cambios importantes. Los derechos que la ley de tu país te da como consumidor nunca se reducen.
`,
  },
  privacy_policy: {
    title: 'Política de privacidad',
    meta_title: 'Política de privacidad: qué guardamos y por qué',
    meta_description:
      'Qué datos guarda Tidemark, para qué y cuánto tiempo: cuenta, pedidos, licencias, dispositivos, mensajes, cookies y tus derechos.',
    body: `
Aquí se explica qué datos personales conservamos cuando visitas la tienda, compras o usas una aplicación, y qué puedes decidir tú.

## Lo que guardamos

- **Cuenta:** tu dirección de correo, el nombre que elijas, el idioma y una forma protegida de la contraseña, a partir de la cual no se puede recuperar.
- **Pedidos:** qué compraste, cuándo, en qué moneda y a qué precio, y cómo va el pago. Los números de tarjeta se quedan en el proveedor de pagos y no nos llegan.
- **Suscripciones:** qué se renueva, cuándo y a qué precio, y con qué referencia guarda el proveedor de pagos tu forma de pago.
- **Licencias:** el producto, el plan, el día de emisión y, si lo hay, el de caducidad.
- **Dispositivos:** los ordenadores que activas, con su sistema, su nombre y un identificador, para que una licencia no se use en más equipos de los previstos.
- **Mensajes:** lo que escribes en el formulario de contacto o en una consulta a soporte.
- **Opiniones:** las estrellas, el texto y el nombre que das sobre un producto. Cualquiera puede leerlos cuando los hemos leído, hasta que los quites o elimines tu cuenta.
- **Comentarios:** el nombre y el texto que dejas bajo un artículo. Cualquiera puede leerlos cuando los hemos leído.
- **Declaraciones:** las cancelaciones y los desistimientos que nos envías, con fecha y hora.
- **Registros técnicos:** anotaciones breves de acceso, para encontrar averías e impedir abusos.

## Lo que no guardamos

No apuntamos qué películas, series o canciones guardas. Tus datos de acceso a un servicio van de tu ordenador a ese servicio y no pasan por nosotros.

## Para qué y con qué base

La cuenta, los pedidos, las licencias y los dispositivos hacen falta para cumplir nuestro contrato. Los pedidos se conservan además porque lo exige la normativa fiscal. Los registros protegen la tienda, lo que constituye un interés legítimo. Los boletines y avisos se envían solo con tu consentimiento, que puedes retirar cuando quieras.

## Quién más recibe datos

El proveedor de pagos que elijas recibe lo necesario para cobrar. Proveedores de alojamiento y de correo tratan datos por encargo nuestro. Si pediste avisos push, viajan cifrados por el servicio de mensajes del fabricante de tu navegador, que conoce la dirección que le asignó y la hora de cada aviso, pero no su contenido. No vendemos ningún dato.

## Cuánto tiempo

Los datos de la cuenta permanecen hasta que la borres. Los pedidos se conservan el tiempo que pida la normativa fiscal. Los registros se eliminan al poco tiempo. Para lo demás hay plazos, tras los cuales lo borramos sin que lo pidas:

- **Cuentas** cuya dirección nunca se confirmó: 30 días. Sesiones terminadas: 7 días; la lista de tus inicios de sesión: 180 días.
- **Pedidos** que nunca se pagaron: 90 días.
- **Correos** que te enviamos: su texto, 30 días; la constancia del envío, 730 días.
- **Dispositivos** que liberaste, avisos push que ya no se usan, visitas por tu enlace de recomendación y, como hash sin tu dirección, que una cuenta eliminada tuvo una prueba gratuita: 365 días.
- **Mensajes** al equipo de soporte, con sus archivos: 1095 días desde que se cerró el caso.
- **Informes** de fallos en el navegador: 90 días.
- **Tras borrar tu cuenta** guardamos durante 400 días su número interno, y nada más, para borrarla de nuevo si alguna vez restauramos una copia de seguridad.

## Cookies

La relación de nuestras cookies está en la [política de cookies](/cookies-policy).

## Tus derechos

Puedes pedir el acceso a tus datos, su rectificación, su supresión o su entrega, limitar el tratamiento u oponerte a él. Escríbenos por el [formulario de contacto](/contact) e indica el correo de tu cuenta, para que sepamos que eres tú. También puedes reclamar ante la autoridad de protección de datos de tu país; en España, la AEPD.
`,
  },
  purchase_policy: {
    title: 'Condiciones de venta',
    meta_title: 'Condiciones de venta: pagos y devoluciones',
    meta_description:
      'Comprar en Tidemark: licencias para uno o tres ordenadores, duración, pago, entrega de claves y desistimiento.',
    body: `
Estas condiciones explican qué compras, cómo pagas y qué ocurre si cambias de opinión. Completan las [condiciones de uso](/terms-of-use).

## Qué compras

Compras una licencia de un programa, no las películas, las series ni la música de un servicio. La suscripción al propio servicio nunca va incluida.

- **Mes y año:** para un ordenador, por ese tiempo.
- **De por vida:** para un ordenador, sin renovación.
- **De por vida, 3 ordenadores:** para tres ordenadores del mismo sistema en un hogar.

La licencia vale para Windows o para Mac, según elijas. El precio y la moneda aparecen en la lista de planes y otra vez antes de que confirmes; ese precio es lo que pagas. Al lado se explica cómo se calcula.

## Planes por un tiempo

Un plan de un mes o de un año se compra de una de dos maneras; la página del pedido te dice cuál antes de pagar. Si se renueva, al final de cada periodo se cobra el precio que el pedido indica como próximo cobro; una oferta o un cupón solo rebaja el primer periodo, salvo que el pedido diga otra cosa. Se renueva hasta que canceles; puedes cancelar cuando quieras en tu cuenta y conservas lo pagado hasta que termine. Con un solo pago se acaba solo cuando termina su tiempo: no se cobra nada más y no hay nada que cancelar. Una semana antes de un cobro anual te escribimos. Si un cobro falla, conservas el acceso siete días mientras lo intentamos de nuevo.

## Pago y entrega

El cobro lo realiza el proveedor que se nombra en el pedido. En cuanto se confirma, la licencia aparece en tu cuenta, en la última página del pedido y en un correo. No se envía nada por vía postal.

## Desistimiento y reembolso

Donde la ley da a los consumidores derecho de desistimiento, por ejemplo en la Unión Europea y en el Reino Unido, puedes desistir en los 14 días siguientes a la compra sin explicar el motivo. En la Unión Europea, al hacer el pedido se te puede preguntar si aceptas que la entrega comience de inmediato y que este derecho se pierda al entregarse la clave de licencia. Es opcional: si no lo aceptas, la clave llega igual de rápido y conservas los 14 días. Si una aplicación no hace en tu ordenador lo que anuncia su página y soporte no lo soluciona, escríbenos en esos mismos 14 días y te devolvemos el dinero. Tus derechos por falta de conformidad no cambian.

Para desistir, envía el correo del pedido por el [formulario de contacto](/contact). El dinero vuelve por el mismo camino y la licencia termina.

## Ampliaciones y cupones

Las ofertas para clientes tienen en cuenta las licencias activas de tu propia cuenta. Los cupones valen en sus fechas y condiciones y no se canjean por dinero. Una licencia reembolsada deja de contar para una ampliación. Si se reembolsa después de que hayas comprado la ampliación, te pedimos la diferencia de precio; si no la pagas en un plazo de 14 días, te reembolsamos la ampliación por completo y su licencia termina.
`,
  },
  cookies_policy: {
    title: 'Política de cookies',
    meta_title: 'Política de cookies: qué guarda tu navegador',
    meta_description:
      'Las cookies de esta tienda: para qué sirve cada una, cuánto dura y cómo rechazarlas o borrarlas en tu navegador.',
    body: `
Una cookie es un texto pequeño que un sitio deja en tu navegador y vuelve a leer en la página siguiente. La tienda usa también el almacenamiento del navegador, que funciona igual. Aquí se dice qué guarda la propia tienda; la tabla del final nombra cada entrada.

## Cómo eliges

En tu primera visita te preguntamos qué aceptas. Dos botones del mismo tamaño responden a todo: solo lo necesario o todo. En «Elegir» decides sobre cada finalidad.

- **Necesarias:** mantienen tu sesión abierta, las páginas en tu idioma y tus pedidos a mano. No requieren consentimiento.
- **Estadísticas:** de dónde vienen las visitas, cuál de dos versiones de una página ayuda más y un número al azar que distingue los navegadores. Las contamos nosotros y no se las damos a nadie.
- **Marketing:** mensajes sobre ofertas en este navegador, si también los permites allí, y la invitación de la persona cuyo enlace seguiste.

Hasta que elijas, solo ocurre lo necesario. Tu elección se guarda 180 días con su fecha; preguntamos antes solo si algo nuevo requiere tu consentimiento. La cambias o la retiras en «Configurar las cookies», al pie de cada página, y lo que deje de estar permitido se borra de tu navegador en el acto. Los precios son los mismos elijas lo que elijas.

## Cookies de terceros

El proveedor de pagos pone sus propias cookies en sus propias páginas, contra el fraude. Las describe en su política de privacidad. No usamos cookies de medición ni de publicidad de terceros.

## Cómo rechazarlas

Cualquier navegador permite ver, borrar y bloquear cookies, de todos los sitios o de uno. Si bloqueas las necesarias, podrás leerlo todo, pero no iniciar sesión ni comprar, y la tienda olvidará tu idioma.

## Preguntas

Si echas algo en falta, pregúntanos por el [formulario de contacto](/contact). Cómo tratamos los datos en general se cuenta en la [política de privacidad](/privacy-policy).
`,
  },
  legal_disclaimer: {
    title: 'Aviso legal',
    meta_title: 'Aviso legal sobre programas y textos',
    meta_description:
      'Para qué sirven las aplicaciones de Tidemark, de quién son los nombres de estas páginas y de qué respondes tú al guardar un título.',
    body: `
Lee esta página antes de usar una aplicación por primera vez. Resume lo que podemos prometer y lo que te corresponde a ti.

## Para qué son las aplicaciones

Tidemark hace herramientas para el uso privado y sin conexión de contenidos a los que tienes acceso lícito: obras tuyas, obras con licencia libre, programas cuyo emisor permite copiarlos y títulos en los que la ley de tu país deja sitio a la copia privada. No están hechas para otra cosa.

## De qué respondes tú

Los derechos de autor no son iguales en todas partes. Hay países que conocen la copia privada y otros que solo admiten excepciones estrechas; en muchos, entre ellos España y los demás Estados de la Unión Europea, está prohibido en principio eludir una medida tecnológica de protección, aunque sea para una copia privada. Además de la ley valen las condiciones de cada servicio, que pueden ser más estrictas. Infórmate de lo que rige donde vives y, ante la duda, no guardes el título. Los archivos guardados no se pueden compartir, vender, subir a la red ni mostrar en público.

## Ningún acceso a lo que no es tuyo

Las aplicaciones no abren ninguna cuenta, suscripción ni país que no tengas. Lo que el servicio no te reproduce no se puede guardar.

## Nombres y marcas

Netflix, Disney+, Spotify y los demás servicios nombrados en estas páginas son independientes de nosotros. Sus nombres y marcas les pertenecen. Los citamos para describir con qué funcionan nuestras aplicaciones; no somos propiedad suya ni actuamos por su encargo o con su aprobación.

## Los textos de este sitio

Artículos, guías y presentaciones de productos se escriben con cuidado; los servicios, sin embargo, cambian sin avisar y una descripción puede haber envejecido. Los textos sobre derecho dan una visión general y no son asesoramiento jurídico. Los de nuestro sitio de reseñas son presentaciones de los fabricantes y así se indica.

## Enlaces

De las páginas ajenas a las que enlazamos responden sus titulares. Si un enlace lleva a un contenido ilícito, dínoslo por el [formulario de contacto](/contact) y lo quitaremos.

## Ninguna promesa de permanencia

No podemos prometer que cada servicio funcione en todo momento con cada versión. Cuando un producto se retira, su página lo dice y nombra lo que puede servir en su lugar.
`,
  },
  dmca: {
    title: 'Reclamaciones de derechos de autor (DMCA)',
    meta_title: 'Reclamaciones de derechos de autor (DMCA)',
    meta_description:
      'Cómo avisa un titular de derechos de un contenido de este sitio: qué debe decir la notificación, adónde se envía y cómo se impugna.',
    body: `
Respetamos los derechos de los autores y esperamos lo mismo de quien usa este sitio. Si algo publicado aquí, por ejemplo una imagen, un texto o un comentario, vulnera a tu juicio tus derechos de autor, puedes pedir que se examine y se retire. El procedimiento sigue la Digital Millennium Copyright Act de Estados Unidos y está abierto a titulares de cualquier país.

## Qué debe decir la notificación

1. La obra sobre la que tienes derechos, descrita de modo que se reconozca y, si puede ser, con una dirección donde verla.
2. La dirección exacta, en nuestro sitio, de aquello que reclamas.
3. Tu nombre y un correo donde localizarte y, si actúas por otra persona, por quién.
4. Una declaración de que crees de buena fe que el uso no está permitido por el titular, por su representante ni por la ley.
5. Una declaración de que los datos son exactos y, bajo pena de perjurio, de que eres el titular del derecho o puedes actuar en su nombre.
6. Tu firma; basta tu nombre completo al final.

## Adónde se envía

Manda la notificación por el [formulario de contacto](/contact) y empieza con las palabras «Notificación de derechos de autor». Confirmamos por correo que ha llegado.

## Qué ocurre después

Examinamos sin demora cada notificación completa. Si tiene fundamento, retiramos o bloqueamos el contenido y avisamos a quien lo publicó. Si falta algún dato, te lo pedimos. Quien vulnera derechos una y otra vez pierde su cuenta.

## Contranotificación

Si se ha retirado por error un contenido tuyo, puedes oponerte por la misma vía. Di cuál era y dónde estaba, declara bajo pena de perjurio que crees que se retiró por error, acepta la competencia de los tribunales que te correspondan y firma. Trasladaremos tu escrito a la otra parte. Si no acude a los tribunales en 14 días hábiles, podemos volver a publicar el contenido.

## Películas y música de los servicios

No alojamos películas, series ni canciones. Las notificaciones sobre algo que publica un servicio u otro sitio deben dirigirse a él. Si crees que una de nuestras aplicaciones se usa contra tus derechos, puedes escribirnos de la misma manera.
`,
  },
}
