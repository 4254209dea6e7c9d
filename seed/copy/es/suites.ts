import type { PageTexts } from '../text'

export const suites: PageTexts = {
  all_in_one_video_suite: {
    headline: 'Vídeo todo en uno: cada servicio, una licencia',
    promise:
      'En lugar de un descargador por plataforma, ten la gama de vídeo completa en una sola aplicación.',
    steps: [
      { title: 'Elige sistema', text: 'La suite es para Windows o para Mac.' },
      {
        title: 'Elige plan',
        text: 'Un mes, un año, de por vida en 1 ordenador o de por vida en 3 ordenadores.',
      },
      { title: 'Cambia de servicio', text: 'Todos comparten ventana y cola.' },
    ],
    features: [
      { title: 'Plataformas globales', text: 'Netflix, Prime Video, Disney+, HBO Max y las demás.' },
      { title: 'Cadenas europeas', text: 'Movistar Plus+, RaiPlay, BBC iPlayer, Canal+ o Joyn.' },
      { title: 'Servicios japoneses', text: 'U-NEXT, ABEMA, TVer o d Anime Store.' },
      { title: 'Sitios abiertos y flujos', text: 'El descargador de vídeos, M3U8 y MPD.' },
      { title: 'Una sola cola', text: 'Capítulos de varios servicios, uno tras otro.' },
      {
        title: 'Si cambias de plataforma',
        text: 'Mucha gente alterna servicios a lo largo del año. Aquí eso no cuesta nada más.',
      },
    ],
    questions: [
      {
        question: '¿Desde cuántos servicios compensa?',
        answer:
          'Suma las licencias que te harían falta y compáralas con este precio; la página hace la cuenta.',
      },
      { question: '¿Van incluidos los sitios para adultos?', answer: 'No, se venden aparte.' },
      {
        question: 'Ya tengo productos individuales. ¿Y ahora?',
        answer:
          'Inicia sesión. Los que posees de por vida rebajan el precio de la suite, y la página dice cuánto.',
      },
      {
        question: '¿Permite más que los productos individuales?',
        answer:
          'Más servicios, no más derechos. En cada uno guardas solo lo que tu acceso y la ley dejan para verlo en privado.',
      },
      {
        question: '¿Puedo pasar de un mes a un año?',
        answer: 'Sí, en tu cuenta, dentro de las suscripciones.',
      },
      {
        question: '¿Cuántas claves hay?',
        answer: 'Una sola, que abre todos los servicios en Tidemark Video.',
      },
      {
        question: '¿Necesito mis suscripciones?',
        answer: 'Sí. La suite no da acceso a nada: guardas en privado lo que ya puedes ver legalmente.',
      },
    ],
    meta_title: 'Vídeo todo en uno: la suite de descargadores',
    meta_description:
      'Los descargadores de vídeo de la gama en una licencia: un mes, un año o de por vida, en 1 o en 3 ordenadores.',
  },
  all_in_one_music_suite: {
    headline: 'Música todo en uno, de Audible a YouTube Music',
    promise: 'Canciones, audiolibros y pódcast de varios servicios, convertidos con los mismos ajustes.',
    steps: [
      { title: 'Instala Tidemark Music', text: 'Trae los convertidores de tu sistema.' },
      { title: 'Conecta servicios', text: 'Spotify, Apple Music, Deezer, Qobuz o los que uses.' },
      { title: 'Convierte a tu modo', text: 'Un formato para todo o uno por servicio.' },
    ],
    features: [
      { title: 'Etiquetas iguales', text: 'Los campos son los mismos vengan de donde vengan.' },
      { title: 'Libros y discos', text: 'Cada cosa en su estantería.' },
      { title: 'Cambio de servicio', text: 'Si cambias de suscripción, tu licencia sigue siendo válida.' },
      { title: 'Duplicados', text: 'Un disco que está en dos servicios se señala.' },
      {
        title: 'De la alta resolución a la voz',
        text: 'TIDAL y Qobuz para el equipo de música, SoundCloud para maquetas y Audible para libros.',
      },
      {
        title: 'Servicios de un solo país',
        text: 'LINE MUSIC, de Japón, y Pandora, de Estados Unidos, forman parte de ella.',
      },
      {
        title: 'Formato por servicio',
        text: 'FLAC para planes sin pérdida, MP3 para el coche, M4B para libros: se fija una vez.',
      },
    ],
    questions: [
      { question: '¿Qué planes hay?', answer: 'Un mes, un año y de por vida, para 1 ordenador.' },
      { question: '¿Va incluido Napster?', answer: 'No, ese convertidor ya no se vende.' },
      {
        question: '¿Cuándo compensa?',
        answer:
          'Con dos o tres convertidores, por lo general. La comparación de la página hace la cuenta con los precios de hoy.',
      },
      {
        question: '¿Funciona en tres ordenadores?',
        answer: 'La suite de música es para uno. Tres son posibles con vídeo y música juntos.',
      },
      {
        question: '¿Incluye el precio mis suscripciones?',
        answer: 'No, esas quedan entre tú y cada servicio.',
      },
      { question: '¿Hay que activar cada servicio?', answer: 'No, basta una clave para todos.' },
      {
        question: '¿Qué puedo convertir con derecho?',
        answer: 'Lo que tus suscripciones te dejan escuchar, solo para ti y mientras la ley lo permita.',
      },
    ],
    meta_title: 'Música todo en uno: la suite de convertidores',
    meta_description:
      'Los convertidores de música y audiolibros en una licencia, con etiquetas uniformes. Un mes, un año o de por vida.',
  },
  video_music_one: {
    headline: 'Vídeo y música todo en uno',
    promise: 'Las dos suites con una licencia: series por la noche, discos por la mañana y una sola cuenta.',
    steps: [
      { title: 'Instala las dos', text: 'Tidemark Video y Tidemark Music se activan juntas.' },
      { title: 'Ordena carpetas', text: 'Decide dónde van las películas y dónde los discos.' },
      { title: 'Úsalas a la vez', text: 'Cada una tiene su cola.' },
    ],
    features: [
      { title: 'Dos gamas', text: 'Todos los descargadores de vídeo y los convertidores de tu sistema.' },
      { title: 'Un único plazo', text: 'Una renovación, o ninguna con el plan de por vida.' },
      { title: 'Para 1 o 3 ordenadores', text: 'El plan de por vida existe en ambas formas.' },
      { title: 'Conciertos', text: 'El vídeo por un lado y el audio por otro.' },
      {
        title: 'Cada uno lo suyo',
        text: 'En el mismo ordenador, una persona guarda doramas y otra convierte audiolibros.',
      },
      {
        title: 'Crece contigo',
        text: 'Un servicio que empieces en primavera ya está pagado si figura en una de las dos gamas.',
      },
    ],
    questions: [
      {
        question: '¿Puedo empezar con una suite?',
        answer: 'Sí, y más tarde completar con una oferta que cuenta lo que ya tienes.',
      },
      { question: '¿Qué queda fuera?', answer: 'Los sitios para adultos y la IA de vídeo.' },
      {
        question: '¿Qué planes hay?',
        answer:
          'Un mes, un año o de por vida para un ordenador, y de por vida para tres. Cada uno abre todos los servicios de ambas gamas.',
      },
      {
        question: 'Tengo la suite de vídeo. ¿Pago dos veces?',
        answer: 'No. Con una suite de por vida en tu cuenta ves el precio de la mitad que falta.',
      },
      {
        question: '¿La licencia de Windows incluye la de Mac?',
        answer: 'La licencia es del sistema que eliges. Para el segundo hay una oferta rebajada.',
      },
      {
        question: '¿Con dos suites tengo más derechos?',
        answer: 'No: para imagen y sonido, tu uso privado y lo que tus abonos permitan.',
      },
    ],
    meta_title: 'Vídeo y música todo en uno para Windows y Mac',
    meta_description:
      'La suite de vídeo y la de música en una licencia, por meses, por años o de por vida, para 1 o 3 ordenadores.',
  },
  video_one_upgrade: {
    headline: 'De tus descargadores a la suite de vídeo',
    promise: '¿Tienes ya algún descargador de por vida? Rebaja el precio de la suite completa.',
    steps: [
      { title: 'Inicia sesión', text: 'Contamos tus licencias de por vida en este sistema.' },
      { title: 'Mira tu precio', text: 'Ya incluye lo que posees.' },
      { title: 'Da el paso', text: 'Se suman los demás descargadores y los tuyos continúan.' },
    ],
    features: [
      { title: 'A quién va dirigida', text: 'A quien compró descargadores sueltos y ahora quiere todos.' },
      { title: 'Cuantos más tengas, menos pagas', text: 'Cada licencia baja el importe, hasta un mínimo.' },
      { title: 'De por vida, 1 ordenador', text: 'Sin cuotas posteriores por esta licencia.' },
      { title: 'Ajustes a salvo', text: 'Carpetas e historial no se tocan.' },
      {
        title: 'Productos retirados',
        text: 'Una licencia de por vida de un servicio que ya no vendemos sigue siendo una licencia de tu cuenta.',
      },
    ],
    questions: [
      {
        question: '¿Cuenta mi suscripción mensual?',
        answer: 'No como licencia de por vida; para suscriptores hay otra oferta.',
      },
      {
        question: '¿Y lo que tengo en el otro sistema?',
        answer: 'Para eso está la oferta de sistema nuevo.',
      },
      {
        question: '¿Compro antes otro producto individual?',
        answer:
          'No. Los precios están calculados para que nunca compense dar un rodeo: si quieres la suite, cómprala directamente.',
      },
      {
        question: '¿Se suma un cupón?',
        answer:
          'La tienda calcula todos los precios posibles y aplica el menor. Un código que no ayuda se rechaza con su motivo.',
      },
      {
        question: 'Todavía no tengo nada. ¿Es mi página?',
        answer: 'Puedes comprar aquí, al precio habitual. La página de la suite de vídeo lo explica mejor.',
      },
      {
        question: '¿Y si quiero tres ordenadores?',
        answer: 'Entonces mira la ampliación para 3 ordenadores.',
      },
      {
        question: '¿La suite amplía lo que puedo copiar?',
        answer: 'Amplía los servicios, no el permiso: uso personal y dentro de la ley.',
      },
    ],
    meta_title: 'Ampliación a Vídeo todo en uno',
    meta_description:
      'Si tienes descargadores de por vida, pasa a la suite de vídeo por un precio que los tiene en cuenta. Para 1 ordenador.',
  },
  video_pro_upgrade: {
    headline: 'Ampliación a la suite de vídeo para 3 ordenadores',
    promise:
      'Los descargadores de por vida que ya tienes rebajan el precio de la suite de vídeo con tres activaciones.',
    steps: [
      { title: 'Revisa tu cuenta', text: 'Aparecen licencias y dispositivos.' },
      { title: 'Compara las dos ampliaciones', text: 'La diferencia es el número de ordenadores.' },
      { title: 'Activa tres equipos', text: 'Del mismo sistema, cuando te venga bien.' },
    ],
    features: [
      { title: 'Para quién', text: 'Para quien tiene licencias sueltas y más de un ordenador.' },
      { title: 'Tres plazas', text: 'Libera una y úsala en otro equipo.' },
      { title: 'Tus licencias restan', text: 'El precio baja con las que ya pagaste.' },
      { title: 'Sin caducidad', text: 'La licencia para tres ordenadores es de por vida.' },
      {
        title: 'Recibo paso a paso',
        text: 'Precio de lista, tu oferta y el cupón, si lo hay, aparecen en orden.',
      },
      { title: 'Un solo paso', text: 'No hace falta comprar antes la suite para un ordenador.' },
    ],
    questions: [
      { question: '¿Puedo mezclar Windows y Mac?', answer: 'No; la licencia es de un sistema.' },
      {
        question: '¿Puedo empezar con un ordenador y ampliar después?',
        answer: 'Sí. Quien ya tiene la suite pasa a tres ordenadores pagando la diferencia.',
      },
      {
        question: '¿Trabajan los tres a la vez?',
        answer:
          'Sí, cada uno con su cola y sus sesiones. Cuántas reproducciones simultáneas admite un servicio lo decide él y no nuestra licencia: míralo antes de que toda la casa empiece al mismo tiempo.',
      },
      {
        question: '¿Qué sigue prohibido con tres ordenadores?',
        answer:
          'Lo mismo que con uno: compartir archivos, proyectarlos en público y guardar aquello a lo que no tienes derecho.',
      },
      {
        question: '¿Puede usarla gente de casas distintas?',
        answer: 'No, es para los ordenadores de quien compra y de su hogar.',
      },
      {
        question: '¿Puede usarla mi familia?',
        answer:
          'En tu hogar, sí. Cada persona ve y guarda lo que permiten sus propias suscripciones, solo para ella.',
      },
    ],
    meta_title: 'Ampliación a Vídeo todo en uno para 3 ordenadores',
    meta_description:
      'De descargadores sueltos a la suite de vídeo en 3 ordenadores, de por vida y con lo ya pagado tenido en cuenta.',
  },
  music_upgrade: {
    headline: 'De tus convertidores a la suite de música',
    promise:
      '¿Compraste un convertidor de Spotify o de Audible y ahora escuchas en más sitios? Añade los demás por menos.',
    steps: [
      { title: 'Entra en tu cuenta', text: 'Se cuentan tus convertidores de por vida.' },
      { title: 'Consulta la rebaja', text: 'Está al lado del precio de la suite.' },
      { title: 'Amplía', text: 'Los nuevos convertidores aparecen en la aplicación.' },
    ],
    features: [
      { title: 'Tu caso', text: 'Uno o más convertidores sueltos en este sistema.' },
      { title: 'Escalones', text: 'Con cada licencia, un escalón menos de precio.' },
      { title: 'Mismo programa', text: 'Sigues en Tidemark Music con tus carpetas.' },
      { title: 'Para 1 ordenador', text: 'De por vida, sin fecha final.' },
      {
        title: 'Qué incluye',
        text: 'Todos los convertidores que vendemos para tu sistema, de Spotify y Deezer a LINE MUSIC y Qobuz, además de los libros de Audible.',
      },
      { title: 'Basta con uno', text: 'Un solo convertidor de por vida da derecho a la rebaja.' },
      { title: 'Los últimos cuestan poco', text: 'Quien ya tiene la mayoría paga poco por los que faltan.' },
    ],
    questions: [
      {
        question: '¿Hay música para 3 ordenadores?',
        answer: 'Por separado, no; sí con vídeo y música juntos.',
      },
      { question: '¿Debo volver a convertir?', answer: 'No, lo convertido queda igual.' },
      {
        question: '¿Los productos de vídeo bajan este precio?',
        answer:
          'No, solo cuentan los convertidores. Para las dos gamas existe la ampliación mayor, con vídeo y música.',
      },
      {
        question: '¿Cuenta el convertidor de Audible?',
        answer: 'Sí, Audible pertenece a la gama de música.',
      },
      {
        question: '¿Y una suscripción a un convertidor?',
        answer:
          'Un plan mensual o anual en curso no cuenta aquí; los suscriptores tienen su propia página de oferta.',
      },
      {
        question: '¿Trae música la licencia?',
        answer: 'No, solo el programa. La música sale de tus suscripciones.',
      },
      {
        question: '¿Más convertidores dan más libertad?',
        answer: 'Dan más servicios. La regla es la de siempre: escuchar tú lo que te corresponde.',
      },
    ],
    meta_title: 'Ampliación a Música todo en uno',
    meta_description:
      'Con un convertidor de por vida, añade los demás a un precio que baja según lo que tienes. Licencia para 1 ordenador.',
  },
  video_music_one_upgrade: {
    headline: 'De productos sueltos a las suites de vídeo y música',
    promise:
      'Descargadores, convertidores o ambos: todas tus licencias de por vida cuentan para las dos suites.',
    steps: [
      { title: 'Junta tus compras', text: 'Entra con el correo de tus pedidos.' },
      { title: 'Verifica la suma', text: 'Vídeo y música se cuentan por sistema.' },
      { title: 'Confirma', text: 'Se abren las dos suites con una licencia nueva.' },
    ],
    features: [
      { title: 'Destinatarios', text: 'Quien compró productos sueltos de cualquiera de las dos gamas.' },
      { title: 'Todo suma', text: 'Tres descargadores y un convertidor son cuatro.' },
      { title: 'Un ordenador', text: 'De por vida, en el sistema que elijas.' },
      { title: 'Cuenta clara', text: 'Precio, rebaja y total, línea por línea.' },
      {
        title: 'Sin rodeos más baratos',
        text: 'Comprar antes otro producto suelto para ahorrar en la ampliación no compensa; los precios están hechos así.',
      },
      {
        title: 'Los paquetes de dos cuentan doble',
        text: 'Si compraste dos servicios juntos, cada uno es un escalón.',
      },
      {
        title: 'Comparar antes',
        text: 'La página pone esta ampliación junto a las menores, de vídeo o de música, para que veas cuál necesitas.',
      },
    ],
    questions: [
      {
        question: '¿Puedo unir dos cuentas?',
        answer: 'El cálculo mira una. Pregunta a soporte si necesitas juntarlas.',
      },
      { question: 'Ya tengo una suite, ¿qué hago?', answer: 'Mira la oferta para completar una suite.' },
      {
        question: '¿Me basta una ampliación menor?',
        answer:
          'Si nunca conviertes música, la de vídeo encaja mejor. Más adelante puedes extenderla al precio de la mitad que falta.',
      },
      {
        question: '¿Dónde veo el resultado?',
        answer: 'En tu cuenta, en los productos, con su clave y el ordenador donde funciona.',
      },
      {
        question: '¿Cuenta la gama para adultos?',
        answer: 'Es una gama aparte: ni se cuenta ni se incluye.',
      },
      {
        question: '¿Bajan los escalones de uno en uno?',
        answer: 'Sí, cada licencia de por vida baja tu precio un escalón.',
      },
      {
        question: '¿Me ahorro las suscripciones?',
        answer: 'No. Sin tu acceso al servicio no hay nada que guardar, y con él, solo para ti.',
      },
    ],
    meta_title: 'Ampliación a Vídeo y música todo en uno',
    meta_description:
      'Tus licencias sueltas de vídeo y de música cuentan para el conjunto completo, de por vida y en 1 ordenador.',
  },
  video_music_pro_upgrade: {
    headline: 'Ampliación a vídeo y música para 3 ordenadores',
    promise: 'Tus licencias sueltas de por vida rebajan el precio de las dos suites para tres ordenadores.',
    steps: [
      { title: 'Haz inventario', text: 'La cuenta lista licencias y equipos.' },
      { title: 'Elige la licencia para tres', text: 'Tres activaciones en lugar de una.' },
      { title: 'Instala en cada ordenador', text: 'Con la misma cuenta.' },
    ],
    features: [
      { title: 'Perfil', text: 'Hogares con varios productos comprados y varios ordenadores.' },
      { title: 'Las dos suites', text: 'Vídeo y música se activan en cada equipo.' },
      { title: 'Equipo nuevo', text: 'Ocupa la plaza del viejo cuando la liberas.' },
      { title: 'Un solo pago', text: 'No hay renovación.' },
      {
        title: 'Plazas sin intermediarios',
        text: 'Pon nombre a cada ordenador, libéralo o cámbialo por otro sin escribir a soporte.',
      },
      {
        title: 'Compras anteriores',
        text: 'Cada producto individual de por vida, de vídeo o de música, baja el precio.',
      },
      {
        title: 'Dos programas por plaza',
        text: 'Una plaza es un ordenador con Tidemark Video y Tidemark Music.',
      },
    ],
    questions: [
      { question: '¿Valen dos Windows y un Mac?', answer: 'No, las tres plazas son del mismo sistema.' },
      { question: '¿Desaparecen mis licencias sueltas?', answer: 'Siguen anotadas en tu cuenta.' },
      {
        question: '¿Qué se entiende por hogar?',
        answer:
          'Las personas con las que vives. Lo habitual son el equipo del despacho, un portátil y el ordenador junto al televisor.',
      },
      {
        question: '¿Puedo empezar con uno y añadir dos después?',
        answer: 'Sí, pagando más tarde la diferencia.',
      },
      {
        question: '¿Se puede usar un cupón?',
        answer: 'Si alguno se aplica y mejora tu oferta, el recibo lo muestra.',
      },
      {
        question: '¿Hay algo que no deba hacer?',
        answer:
          'No la uses con contenido que no tengas derecho a copiar ni entregues archivos a gente de fuera de casa.',
      },
      {
        question: '¿Cada persona de casa puede guardar lo suyo?',
        answer: 'Sí, con su propio acceso y en privado, como pida cada servicio.',
      },
    ],
    meta_title: 'Ampliación a Vídeo y música, 3 ordenadores',
    meta_description:
      'De productos sueltos a las dos suites en 3 ordenadores: licencia de por vida, con rebaja según lo que posees.',
  },
  video_one_new: {
    headline: 'La suite de vídeo en tu nuevo sistema',
    promise:
      '¿Pasas de Windows a Mac o al revés? Lo que ya tienes en un sistema abarata la suite en el otro.',
    steps: [
      { title: 'Indica el sistema nuevo', text: 'Aquel donde la vas a instalar.' },
      { title: 'Mira tu precio', text: 'Se cuentan las licencias de por vida del sistema anterior.' },
      { title: 'Instala', text: 'Descarga la edición para tu sistema y actívala.' },
    ],
    features: [
      { title: 'A quién va dirigida', text: 'Cambias de portátil y también de sistema.' },
      { title: 'Nada se canjea', text: 'Tus licencias antiguas siguen donde estaban.' },
      { title: 'Gama completa', text: 'Los descargadores de vídeo disponibles en ese sistema.' },
      { title: 'Un ordenador', text: 'Una activación, de por vida.' },
      {
        title: 'La suite también cuenta',
        text: 'No hace falta tener productos sueltos: una suite de por vida en el primer sistema lleva igualmente al precio menor.',
      },
      {
        title: 'Los dos en una cuenta',
        text: 'Las licencias de Windows y de Mac figuran juntas, con sus ordenadores.',
      },
    ],
    questions: [
      {
        question: '¿No puedo trasladar la licencia?',
        answer: 'Cada una es de un sistema; esta oferta hace más barato el cambio.',
      },
      { question: '¿Hay servicios solo para Windows?', answer: 'Algunos. Mira la ficha antes de decidir.' },
      {
        question: '¿Se trasladan mis ajustes?',
        answer:
          'No por sí solos. En el otro sistema inicias sesión en cada servicio y eliges una vez carpetas y nombres.',
      },
      {
        question: 'Solo tengo un producto. ¿Es bastante?',
        answer: 'Sí, un producto de vídeo de por vida basta para rebajar el precio.',
      },
      { question: '¿Y si no tengo ninguno?', answer: 'Puedes comprar al precio normal de la suite.' },
      {
        question: '¿Por qué la licencia va unida a un sistema?',
        answer: 'Porque Windows y Mac tienen aplicaciones separadas, con números de producto distintos.',
      },
      {
        question: '¿Me llevo mis archivos?',
        answer: 'Puedes pasarlos a tu equipo nuevo, siempre para ti y mientras tengas derecho a ellos.',
      },
    ],
    meta_title: 'Vídeo todo en uno para otro sistema',
    meta_description:
      'Cambia de sistema sin empezar de cero: tus licencias de Windows o Mac rebajan la suite de vídeo del otro.',
  },
  video_pro_new: {
    headline: 'La suite de vídeo para 3 ordenadores de otro sistema',
    promise:
      'Si en casa se cambian varios equipos a Mac o a Windows, la suite cubre tres y tus licencias del otro sistema rebajan su precio.',
    steps: [
      { title: 'Cuenta los equipos', text: 'Deben compartir sistema.' },
      { title: 'Aprovecha lo anterior', text: 'Las licencias del sistema viejo restan.' },
      { title: 'Actívalos poco a poco', text: 'No hace falta hacerlo el mismo día.' },
    ],
    features: [
      { title: 'Quién lo aprovecha', text: 'Quien tiene licencias en un sistema y varios PC en el otro.' },
      { title: 'Tres activaciones', text: 'Se liberan y se reutilizan.' },
      { title: 'Lo antiguo funciona', text: 'Tus productos anteriores no cambian.' },
      { title: 'Control desde la cuenta', text: 'Retira un equipo aunque no lo tengas delante.' },
      { title: 'Mudanza en paralelo', text: 'Nada se apaga mientras pasas de un sistema al otro.' },
      {
        title: 'Servicios desde cero',
        text: 'La sesión de Netflix y de los demás no se puede llevar: en cada ordenador nuevo la inicias una vez por servicio y fijas los nombres.',
      },
    ],
    questions: [
      { question: '¿Hay plazo para activar?', answer: 'No, la licencia no caduca.' },
      { question: '¿Y un cuarto ordenador?', answer: 'Libera una plaza o compra otra licencia.' },
      {
        question: '¿Cuál de las dos páginas de sistema nuevo necesito?',
        answer: 'Esta, para tres ordenadores. Para uno solo está la de la suite en otro sistema.',
      },
      {
        question: '¿Puedo dejar un ordenador en el sistema antiguo?',
        answer:
          'Sí. Sus productos de por vida siguen funcionando allí y no ocupan ninguna de las tres plazas.',
      },
      {
        question: '¿Por qué veo el precio normal?',
        answer:
          'No se ha encontrado ningún producto de vídeo de por vida con esa dirección. Mira si has iniciado sesión con la que usaste al comprar.',
      },
      {
        question: '¿Ayudan mis suscripciones del otro sistema?',
        answer: 'No, solo las licencias de por vida bajan este precio.',
      },
      {
        question: '¿Sirve para mi empresa?',
        answer: 'Lo guardado es de uso privado; un proyecto profesional necesita otros permisos.',
      },
    ],
    meta_title: 'Vídeo todo en uno: otro sistema, 3 ordenadores',
    meta_description:
      'Suite de vídeo de por vida en 3 ordenadores de otro sistema, con rebaja por las licencias que tenías en el primero.',
  },
  video_music_one_new: {
    headline: 'La suite que le falta a la tuya',
    promise: '¿Ya tienes la de vídeo o la de música? Añade la otra y paga solo lo que falta.',
    steps: [
      { title: 'Reconoce tu suite', text: 'La cuenta muestra cuál posees de por vida.' },
      { title: 'Suma la otra', text: 'El precio descuenta lo que ya tienes.' },
      { title: 'Abre la nueva', text: 'Tidemark Music o Tidemark Video se une a la primera.' },
    ],
    features: [
      { title: 'Para dueños de una suite', text: 'Completa, no sustituye.' },
      { title: 'De vídeo a música', text: 'Las películas ya están; faltan los discos.' },
      { title: 'De música a vídeo', text: 'Los discos ya están; faltan las series.' },
      { title: 'Un ordenador', text: 'Conjunto de por vida en 1 ordenador.' },
      { title: 'La misma dirección', text: 'Todo queda en la cuenta que usas ahora.' },
      {
        title: 'Productos sueltos que ayudan',
        text: 'Los de por vida de la gama que te falta bajan aún más el precio, y el resto lo pone tu suite.',
      },
    ],
    questions: [
      {
        question: '¿Mis licencias sueltas cuentan además?',
        answer: 'Las de la otra gama sí. Las que tu suite contiene no se suman dos veces.',
      },
      {
        question: '¿Y si mi suite es del otro sistema?',
        answer: 'También puede rebajar el conjunto del nuevo.',
      },
      {
        question: '¿Mi suite tiene que ser de por vida?',
        answer: 'Sí. Para las mensuales y anuales hay una página de suscriptores.',
      },
      {
        question: '¿Qué notaré primero?',
        answer:
          'Si vienes del vídeo, Spotify y Audible. Si vienes de la música, Netflix, iPlayer o TVer, además del descargador para sitios abiertos.',
      },
      {
        question: '¿Sigue valiendo mi clave?',
        answer: 'Sí. La licencia completa trae la suya, que aparece junto a la antigua.',
      },
      { question: '¿Es una actualización?', answer: 'No, es una licencia nueva que contiene la anterior.' },
      {
        question: '¿Qué norma siguen ambas?',
        answer: 'La misma: lo que ya puedes ver u oír, guardado para ti y sin difundirlo.',
      },
    ],
    meta_title: 'Vídeo y música todo en uno si ya tienes una suite',
    meta_description:
      '¿Tienes la suite de vídeo o la de música? Añade la otra con un precio que descuenta la primera. De por vida, 1 ordenador.',
  },
  video_music_pro_new: {
    headline: 'De una suite a dos y de un ordenador a tres',
    promise: 'Si posees una suite, en un solo pedido sumas la segunda y pasas a tres ordenadores.',
    steps: [
      { title: 'Parte de lo tuyo', text: 'Suite de vídeo o de música, para uno o tres ordenadores.' },
      { title: 'Añade y amplía', text: 'La otra gama y las plazas que faltan.' },
      { title: 'Reparte', text: 'Vídeo en el salón, música en el despacho, o todo en todas partes.' },
    ],
    features: [
      { title: 'Condición', text: 'Tener ya entera una de las dos gamas.' },
      {
        title: 'Si tu suite de vídeo es para tres',
        text: 'La música se añade en los mismos tres ordenadores.',
      },
      { title: 'Rebaja a la vista', text: 'Se escribe junto al precio.' },
      { title: 'Plazas flexibles', text: 'Se gestionan desde la cuenta.' },
      { title: 'Tuya sin fecha', text: 'Una licencia de por vida, guardada en la cuenta con su recibo.' },
      {
        title: 'También desde la música',
        text: 'Quien parte de la suite de música recibe de una vez las plazas y los descargadores de vídeo.',
      },
      {
        title: 'Aritmética clara',
        text: 'El recibo muestra qué añade la segunda gama y qué añaden las plazas.',
      },
    ],
    questions: [
      { question: '¿Para cuántos ordenadores vale?', answer: 'Para tres del mismo sistema.' },
      {
        question: '¿Trae productos futuros?',
        answer:
          'No. Para eso está «Vídeo y música todo en uno, ampliación a 3 ordenadores», para quien tiene las dos suites.',
      },
      {
        question: '¿Compensa para un ordenador?',
        answer: 'Apenas. Para uno existe la oferta de vídeo y música para dueños de una suite.',
      },
      {
        question: '¿Cuentan también mis productos individuales?',
        answer:
          'Los de la gama que te falta pueden bajar el precio. Los que tu suite ya contiene no se cuentan otra vez.',
      },
      {
        question: 'Mis tres plazas de vídeo están ocupadas. ¿Las pierdo?',
        answer: 'No, los ordenadores registrados lo siguen estando.',
      },
      {
        question: '¿Puede una campaña mejorar el precio?',
        answer: 'Si te conviene más, la página muestra ese.',
      },
      {
        question: '¿Puedo prestar una plaza?',
        answer: 'Solo en tu hogar, y cada uno guarda lo que sus propios accesos le permitan.',
      },
    ],
    meta_title: 'De tu suite a Vídeo y música, 3 ordenadores',
    meta_description:
      'Con una suite en tu cuenta, suma la segunda y pasa a 3 ordenadores en un pedido. De por vida, con rebaja incluida.',
  },
  video_pro_future: {
    headline: 'Amplía tu suite de vídeo a tres ordenadores',
    promise:
      '¿Tienes la suite de vídeo de por vida? Pasa a tres ordenadores y recibe los descargadores que se añadan.',
    steps: [
      {
        title: 'Comprueba que la tienes',
        text: 'La oferta aparece si en tu cuenta está la suite de por vida.',
      },
      { title: 'Paga la diferencia', text: 'Solo pagas el paso de uno a tres ordenadores, no otra suite.' },
      { title: 'Sigue como siempre', text: 'Un servicio nuevo aparecerá en la lista al publicarse.' },
    ],
    features: [
      { title: 'Requisito', text: 'La suite de vídeo de por vida en ese sistema.' },
      { title: 'Productos futuros', text: 'Los descargadores de vídeo posteriores entran en tu licencia.' },
      { title: 'Dos plazas más', text: 'De un ordenador a tres.' },
      { title: 'Importe fijo', text: 'Es igual para todos los dueños de la suite.' },
      {
        title: 'Clave para tres',
        text: 'La suite ampliada trae su propia clave, que encuentras en tu cuenta.',
      },
      {
        title: 'Tu equipo actual',
        text: 'Sigue registrado; los otros dos se añaden en la cuenta cuando quieras.',
      },
    ],
    questions: [
      {
        question: '¿Qué servicios vendrán?',
        answer: 'No damos lista ni fechas. Cuenta lo que de verdad se publique.',
      },
      {
        question: '¿Por qué no me deja comprarla?',
        answer: 'Falta en tu cuenta la suite de vídeo de por vida para ese sistema.',
      },
      {
        question: '¿Puedo desistir de la compra?',
        answer:
          'Donde la ley te reconoce el desistimiento, tienes 14 días, salvo que al hacer el pedido hayas aceptado perderlo al entregarse la clave de licencia. En cualquier caso, tu primer ordenador sigue funcionando.',
      },
      {
        question: 'Pago la suite por años. ¿Vale?',
        answer:
          'Esta página pide una suite de por vida. Los suscriptores llegan a ella desde su propia oferta.',
      },
      {
        question: '¿Incluye música?',
        answer: 'No. Para quien tiene las dos gamas existe la ampliación de vídeo y música a 3 ordenadores.',
      },
      {
        question: '¿Lo futuro tendrá reglas distintas?',
        answer: 'No: tu acceso, tu uso privado y la ley, también con un servicio nuevo.',
      },
    ],
    meta_title: 'Vídeo todo en uno, ampliación a 3 ordenadores',
    meta_description:
      'Para dueños de la suite de vídeo de por vida: 3 ordenadores y los descargadores que lleguen, pagando la diferencia.',
  },
  video_music_pro_future: {
    headline: 'Dos suites, tres ordenadores y lo que venga',
    promise:
      'Ya tienes vídeo y música de por vida: llévalas a tres ordenadores, con las novedades de las dos gamas.',
    steps: [
      { title: 'Mira tus dos suites', text: 'Deben constar de por vida en ese sistema.' },
      { title: 'Amplía', text: 'Con un único suplemento.' },
      {
        title: 'Recibe lo nuevo',
        text: 'Descargadores y convertidores posteriores llegan con la aplicación.',
      },
    ],
    features: [
      { title: 'Quién puede', text: 'Dueños del conjunto o de las dos suites compradas por separado.' },
      { title: 'Novedades de audio', text: 'Un convertidor posterior entra en la licencia.' },
      { title: 'Novedades de vídeo', text: 'Y un descargador posterior también.' },
      { title: 'Casa con varios equipos', text: 'Tres plazas que repartes tú.' },
      { title: 'El último escalón', text: 'Después de esta licencia no hay otra mayor.' },
      { title: 'Historia intacta', text: 'Los recibos y los nombres de tus equipos se mantienen.' },
      {
        title: 'Diferencia pequeña',
        text: 'Pagas la distancia entre uno y tres ordenadores, no las suites otra vez.',
      },
    ],
    questions: [
      {
        question: '¿Tuve que comprar el conjunto de una vez?',
        answer: 'No, dos suites sueltas valen igual.',
      },
      {
        question: '¿Puedo cambiar de ordenadores?',
        answer: 'Sí, libera una plaza en la cuenta y úsala en otro.',
      },
      {
        question: '¿Paga lo mismo quien tiene muchos productos sueltos?',
        answer:
          'Sí. La diferencia entre un ordenador y tres es igual para todos, así que no importa por qué camino llegaste.',
      },
      {
        question: '¿Pueden las plazas ser de Windows y de Mac?',
        answer: 'No, son del sistema que pagas. Si usas los dos, cada uno necesita su propio paso.',
      },
      {
        question: '¿Cuándo recibo un producto nuevo?',
        answer: 'Con la actualización que lo trae. No hay que pedir nada.',
      },
      { question: '¿Entra la IA de vídeo?', answer: 'No, es de otra gama.' },
      {
        question: '¿Las novedades cambian mis deberes?',
        answer: 'No: guardas solo para ti lo que tienes derecho a ver u oír.',
      },
    ],
    meta_title: 'Vídeo y música: de uno a 3 ordenadores',
    meta_description:
      'Si tienes las dos suites de por vida, amplía a 3 ordenadores y recibe los productos que vengan, con un suplemento.',
  },
}
