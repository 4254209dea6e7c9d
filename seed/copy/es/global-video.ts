import type { PageTexts } from '../text'

export const globalVideo: PageTexts = {
  netflix_downloader: {
    headline: 'Netflix para el tren, el avión y la casa del pueblo',
    promise:
      'Guarda en tu ordenador las series y películas que tu plan de Netflix te deja ver, con los idiomas y subtítulos que elijas.',
    steps: [
      {
        title: 'Entra en Netflix',
        text: 'Abre Tidemark Video, elige Netflix e inicia sesión con tu propia cuenta.',
      },
      {
        title: 'Marca los capítulos',
        text: 'Busca la serie o la película y selecciona la temporada entera o solo lo que te falta.',
      },
      {
        title: 'Ponlos en cola',
        text: 'Elige el audio, los subtítulos y la calidad; la cola avanza mientras haces otra cosa.',
      },
    ],
    features: [
      {
        title: 'Temporadas enteras',
        text: 'Los capítulos de «Stranger Things» o «La casa de papel» se numeran y se agrupan por temporada.',
      },
      {
        title: 'Doblaje y versión original',
        text: 'En formato MKV caben el castellano, el español de América y el idioma de rodaje.',
      },
      { title: 'Subtítulos a tu gusto', text: 'Déjalos incrustados, dentro del archivo o aparte en SRT.' },
      {
        title: 'Tu perfil, tu lista',
        text: 'Navegas con tu perfil de siempre, así que «Mi lista» queda a mano.',
      },
      {
        title: 'Antes de que caduque',
        text: 'Las películas con licencia cambian de un mes a otro. Pon arriba en la cola las que anuncian su último día.',
      },
    ],
    questions: [
      {
        question: '¿Puedo guardar cualquier título de Netflix?',
        answer: 'Solo los que tu plan te permite ver, para ti y dentro de lo que admite la ley de tu país.',
      },
      {
        question: '¿Con qué calidad se guardan los capítulos?',
        answer: 'Hasta la calidad que tu plan reproduce en tu ordenador, no más.',
      },
      {
        question: '¿Puedo probarlo con una serie mía?',
        answer:
          'Sí. Instala la prueba gratuita, guarda algo de «Mi lista» y decide después entre un mes, un año o una licencia de por vida.',
      },
      {
        question: '¿Qué ocurre si Netflix retira una serie?',
        answer:
          'Ya no se puede añadir. Para lo que ya hayas guardado valen las condiciones de tu suscripción.',
      },
    ],
    meta_title: 'Descargador de Netflix para Windows y Mac',
    meta_description:
      'Series y películas de tu plan de Netflix en MP4 o MKV, con doblaje, versión original y subtítulos. Pruébalo antes de comprarlo.',
  },
  amazon_prime_video_downloader: {
    headline: 'Prime Video: lo incluido, lo alquilado y lo comprado',
    promise:
      'Reúne en una misma carpeta las películas de Prime, tus compras y las series originales que sigues.',
    steps: [
      {
        title: 'Elige tu tienda',
        text: 'Indica la página de Amazon a la que pertenece tu cuenta, por ejemplo .es o .com, e inicia sesión.',
      },
      {
        title: 'Localiza el título',
        text: 'Explora Prime Video como en el navegador o pega el enlace de la ficha.',
      },
      { title: 'Guarda la versión', text: 'Escoge pista de audio y subtítulos y arranca la descarga.' },
    ],
    features: [
      {
        title: 'Compras y alquileres',
        text: 'Tus títulos de pago aparecen junto a los incluidos, siempre que tu cuenta los reproduzca.',
      },
      {
        title: 'Audiodescripción',
        text: 'Cuando Amazon ofrece esa pista, puedes quedarte con ella en lugar del audio habitual.',
      },
      {
        title: 'Canales añadidos',
        text: 'Los canales que hayas contratado aparte se muestran con el resto.',
      },
      {
        title: 'Nombres claros',
        text: 'Serie, temporada y número de capítulo forman el nombre de cada archivo.',
      },
      {
        title: 'Subtítulos a elección',
        text: 'Grabados en la imagen, como pista dentro del archivo o en un SRT junto a la película.',
      },
    ],
    questions: [
      {
        question: '¿Qué hago con una película alquilada?',
        answer: 'Respeta el plazo: cuando el alquiler caduca, borra el archivo.',
      },
      {
        question: '¿Sirve con cuentas de varios países?',
        answer: 'Sí, seleccionas la tienda de tu cuenta y ves el catálogo de ese país.',
      },
      {
        question: '¿Puedo pasar la licencia a un ordenador nuevo?',
        answer:
          'Sí. Cada licencia funciona en un ordenador a la vez: libera el anterior en tu cuenta y luego inicia sesión en el nuevo.',
      },
      {
        question: '¿Tener Prime me da derecho a copiarlo todo?',
        answer:
          'No. Te da derecho a verlo en privado; guarda únicamente lo que las condiciones de Amazon y la ley permitan.',
      },
    ],
    meta_title: 'Descargador de Amazon Prime Video',
    meta_description:
      'Películas incluidas, compras y series originales de Prime Video en tu ordenador, con el audio y los subtítulos que necesitas.',
  },
  disney_plus_downloader: {
    headline: 'Disney+ para toda la familia, también sin cobertura',
    promise:
      'Deja lista la película de los viernes o la nueva temporada de Marvel, cada una en el idioma que entienden los peques.',
    steps: [
      { title: 'Conecta tu cuenta', text: 'Accede a Disney+ y elige perfil; el infantil también vale.' },
      {
        title: 'Busca por marca',
        text: 'Disney, Pixar, Marvel, Star Wars y National Geographic tienen su propia portada.',
      },
      { title: 'Elige las pistas', text: 'Doblaje castellano, latino, versión original o varios a la vez.' },
    ],
    features: [
      {
        title: 'Canciones en su idioma',
        text: 'Los clásicos suelen tener muchas versiones dobladas; conserva las que se cantan en casa.',
      },
      {
        title: 'Cortos y extras',
        text: 'Los cortos de Pixar y los reportajes de rodaje se añaden a la cola como un capítulo más.',
      },
      { title: 'Para la tableta', text: 'El MP4 se abre en la tableta del coche o en la tele del salón.' },
      {
        title: 'Sin volver a empezar',
        text: 'Si se corta la conexión a media película, la descarga continúa donde estaba.',
      },
      {
        title: 'Una carpeta por niño',
        text: 'En cada descarga decides el destino, y así los pequeños solo encuentran lo suyo.',
      },
    ],
    questions: [
      {
        question: '¿Se pueden guardar los títulos para adultos?',
        answer: 'Depende del perfil: el control parental de Disney+ sigue activo.',
      },
      {
        question: '¿Puedo dar una copia a los primos?',
        answer: 'No. Los archivos son para tu hogar y para verlos en privado, como fija tu suscripción.',
      },
      {
        question: '¿Veré títulos de Disney+ de otros países?',
        answer:
          'No. La aplicación muestra el catálogo que Disney+ ofrece a tu cuenta en el lugar donde estás.',
      },
      {
        question: '¿Vale para dos portátiles?',
        answer:
          'Cada licencia es para un ordenador. La suite de vídeo existe también con licencia de por vida para tres.',
      },
      {
        question: '¿Caben dos idiomas en un archivo?',
        answer: 'Sí, en MKV; luego cambias de pista en el reproductor.',
      },
    ],
    meta_title: 'Descargador de Disney+: cine y series en tu PC',
    meta_description:
      'Disney, Pixar, Marvel y Star Wars para ver en casa o de viaje, con doblajes, subtítulos y extras guardados en tu ordenador.',
  },
  hbo_max_downloader: {
    headline: 'HBO Max: las series de los domingos, cuando quieras',
    promise:
      'De «Los Soprano» a «La casa del dragón», guarda en tu disco lo que puedes ver con tu cuenta de HBO Max.',
    steps: [
      { title: 'Inicia sesión', text: 'Hazlo en la ventana de la aplicación, con la cuenta de tu país.' },
      { title: 'Elige la temporada', text: 'Abre la ficha y marca los capítulos que ya se han estrenado.' },
      { title: 'Guárdala', text: 'Cada serie recibe su carpeta y los capítulos quedan en orden de emisión.' },
    ],
    features: [
      {
        title: 'Estreno semanal',
        text: 'Vuelve cada semana y verás qué capítulo falta todavía en tu carpeta.',
      },
      { title: 'Cine de Warner y DC', text: 'Los largometrajes comparten cola con las series.' },
      { title: 'Audio multicanal', text: 'Si la pista 5.1 llega a tu ordenador, puedes conservarla.' },
      { title: 'Diálogos por escrito', text: 'El SRT aparte ayuda a seguir una trama con muchos nombres.' },
      {
        title: 'Extras en la misma lista',
        text: 'Los reportajes de rodaje y las entrevistas sobre el capítulo aparecen al lado, y tú decides si los guardas.',
      },
      {
        title: 'Una cola que se entiende',
        text: 'Cada línea indica qué se está guardando, qué espera y qué necesita tu atención.',
      },
    ],
    questions: [
      {
        question: '¿HBO Max y Max son lo mismo?',
        answer: 'Sí. El servicio se llamó Max un tiempo y después recuperó el nombre de HBO Max.',
      },
      {
        question: 'Lo tengo con mi operadora, ¿funciona?',
        answer: 'Funciona si esa cuenta abre HBO Max en un navegador.',
      },
      {
        question: '¿Y si solo me interesa HBO Max?',
        answer:
          'Entonces basta este producto individual. Se vende por un mes, por un año o de por vida, para un ordenador.',
      },
      {
        question: '¿Dónde está el límite legal?',
        answer:
          'En el uso privado de lo que pagas por ver. No está permitido compartir los archivos ni subirlos a internet.',
      },
    ],
    meta_title: 'Descargador de HBO Max (antes Max)',
    meta_description:
      'Series de HBO y películas de Warner y DC por temporadas, con subtítulos y audio multicanal cuando tu plan los ofrece.',
  },
  hulu_downloader: {
    headline: 'Hulu: la tele de Estados Unidos, al día siguiente',
    promise:
      'Si tienes cuenta estadounidense, guarda en tu ordenador los capítulos que Hulu publica después de emitirse en las cadenas.',
    steps: [
      { title: 'Abre tu Hulu', text: 'Usa la cuenta que ya pagas, suelta o en paquete con Disney.' },
      {
        title: 'Escoge los capítulos',
        text: 'La ficha muestra las temporadas y los números; marca los que te faltan.',
      },
      { title: 'Pon la cola en marcha', text: 'Se procesan uno detrás de otro, sin que tengas que vigilar.' },
    ],
    features: [
      { title: 'Series de FX y ABC', text: '«The Bear» o «Anatomía de Grey» conservan su orden de emisión.' },
      {
        title: 'Closed captions',
        text: 'Los subtítulos en inglés se guardan en SRT, muy útiles para aprender.',
      },
      { title: 'Animación para adultos', text: 'Las series muy largas se guardan temporada a temporada.' },
      { title: 'Pausa automática', text: 'Un corte de red detiene la cola y luego la reanuda.' },
      {
        title: 'Espacio previsto',
        text: 'Antes de empezar ves el tamaño aproximado, y para el móvil puedes pedir una imagen más pequeña.',
      },
      {
        title: 'Una visita por semana',
        text: 'Vuelve a la serie cada siete días y guarda solo los capítulos nuevos.',
      },
    ],
    questions: [
      {
        question: '¿Puedo contratar Hulu desde España?',
        answer:
          'La cuenta de Hulu es para Estados Unidos; fuera, la marca aparece dentro de Disney+. La aplicación no cambia esa norma.',
      },
      {
        question: '¿Se graba la televisión en directo de Hulu?',
        answer: 'No, solo lo que aparece a la carta.',
      },
      {
        question: 'Tengo el plan con anuncios, ¿me sirve?',
        answer:
          'Sirve para los títulos que ese plan reproduce en un ordenador. Unos pocos no están incluidos en todos los planes.',
      },
      {
        question: '¿Incluye Hulu Japón?',
        answer: 'No. Es otra empresa, con su propio catálogo y su propio producto en nuestra tienda.',
      },
      {
        question: '¿Para qué puedo usar los capítulos?',
        answer: 'Para verlos tú, sin conexión, mientras tu abono y la ley lo permitan.',
      },
    ],
    meta_title: 'Descargador de Hulu: series de EE. UU.',
    meta_description:
      'Capítulos de FX, ABC y originales de Hulu ordenados por temporada, con subtítulos en inglés, para quien tiene cuenta en EE. UU.',
  },
  apple_tv_plus_downloader: {
    headline: 'Apple TV+: pocas series, pero muy cuidadas',
    promise:
      '«Ted Lasso», «Separación» o «Slow Horses»: guarda los originales de Apple para un fin de semana sin conexión.',
    steps: [
      { title: 'Entra con tu cuenta de Apple', text: 'El código de verificación se pide como en la web.' },
      {
        title: 'Abre una ficha',
        text: 'Las series, las películas y los documentales se abren de la misma manera.',
      },
      { title: 'Elige cómo guardarla', text: 'Contenedor, idioma y subtítulos se deciden antes de empezar.' },
    ],
    features: [
      {
        title: 'Originales de Apple',
        text: 'El catálogo es propio, así que las temporadas suelen estar completas.',
      },
      {
        title: 'Muchos idiomas',
        text: 'Apple dobla y subtitula a decenas de lenguas; quédate solo con las tuyas.',
      },
      {
        title: 'También en Windows',
        text: 'No hace falta un dispositivo de Apple para tener la serie en el PC.',
      },
      {
        title: 'Carátula y sinopsis',
        text: 'El archivo lleva sus datos para que el reproductor los muestre.',
      },
      {
        title: 'Estrenos de cada semana',
        text: 'Casi todas las series suman un capítulo por semana. Vuelve a abrir la ficha y marca el que falta.',
      },
      {
        title: 'Sonido según tus altavoces',
        text: 'Conserva la pista con más canales que reciba tu cuenta, o una estéreo para los auriculares.',
      },
    ],
    questions: [
      {
        question: 'Apple TV+ ahora se llama Apple TV. ¿Cambia algo?',
        answer:
          'No. Apple quitó el «+» en octubre de 2025; el producto conserva su nombre y funciona con el mismo servicio.',
      },
      {
        question: '¿Incluye las películas compradas en la tienda de Apple?',
        answer: 'No, esta licencia es para el servicio de suscripción.',
      },
      {
        question: '¿Y los partidos en directo?',
        answer: 'Quedan fuera; solo se guarda el contenido a la carta.',
      },
      {
        question: '¿Hace falta un Mac?',
        answer: 'No. Hay una edición para Windows y otra para Mac, cada una con su licencia.',
      },
      {
        question: '¿Cambia algo en mi cuenta de Apple?',
        answer:
          'No. Trabaja en segundo plano y deja como están tu navegador, tus ajustes y tu lista de seguimiento.',
      },
      {
        question: 'Si cancelo Apple TV+, ¿sigo teniendo derecho?',
        answer:
          'Revisa las condiciones: lo guardado es para uso personal y mientras dure lo que contrataste.',
      },
    ],
    meta_title: 'Descargador de Apple TV+ en PC y Mac',
    meta_description:
      'Series y cine originales de Apple TV+ con sus idiomas y subtítulos, guardados en Windows o Mac para tu uso personal.',
  },
  paramount_plus_downloader: {
    headline: 'Paramount+: de Star Trek a Bob Esponja',
    promise:
      'Un mismo servicio para ciencia ficción, wésterns modernos y dibujos; guarda lo que te apetezca ver esta noche.',
    steps: [
      {
        title: 'Inicia sesión',
        text: 'Usa tu cuenta de Paramount+, directa o a través de otra plataforma que la incluya.',
      },
      { title: 'Filtra por marca', text: 'CBS, Nickelodeon, MTV, Comedy Central o Showtime, según el país.' },
      { title: 'Empieza', text: 'Confirma el idioma y la carpeta y espera a que termine.' },
    ],
    features: [
      { title: 'Sagas completas', text: 'Las series de «Star Trek» se ordenan por título y temporada.' },
      {
        title: 'Rincón infantil',
        text: 'Nickelodeon va a su propia carpeta para que los niños la encuentren.',
      },
      {
        title: 'Películas de Paramount',
        text: 'Llevan el año en el nombre, útil cuando existen varias versiones.',
      },
      { title: 'Capítulos sueltos', text: 'En una comedia puedes quedarte con dos episodios y nada más.' },
      {
        title: 'El orden que prefieras',
        text: 'Si ves «Star Trek» por cronología interna, pon un número delante del nombre de cada archivo.',
      },
      {
        title: 'Pistas de tu región',
        text: 'El doblaje y los subtítulos varían de un país a otro; la lista refleja los del tuyo.',
      },
      { title: 'Cortes de red', text: 'Si se pierde la conexión, la descarga sigue donde se quedó.' },
    ],
    questions: [
      {
        question: '¿Se pueden grabar los partidos?',
        answer: 'Solo las repeticiones que el servicio publique a la carta en tu país.',
      },
      { question: '¿El plan con anuncios sirve?', answer: 'Sí, para los títulos que ese plan reproduce.' },
      {
        question: 'Mi plan no incluye Showtime. ¿Puedo guardar sus series?',
        answer: 'No. La aplicación no abre nada que tu suscripción no incluya.',
      },
      {
        question: '¿Puedo cancelar el plan mensual de Tidemark?',
        answer: 'Sí, cuando quieras y desde tu cuenta. El acceso dura hasta que acaba el mes que ya pagaste.',
      },
      {
        question: '¿Qué me permite hacer la suscripción?',
        answer: 'Ver en privado. Guarda copias solo donde eso esté permitido y no las pases a nadie.',
      },
    ],
    meta_title: 'Descargador de Paramount+ para cine y series',
    meta_description:
      'Star Trek, wésterns, cine de Paramount y dibujos de Nickelodeon ordenados por marca y temporada para verlos sin conexión.',
  },
  peacock_downloader: {
    headline: 'Peacock: comedia de NBC y cine de Universal',
    promise:
      '«The Office», los realities de Bravo y los estrenos de Universal, listos en tu portátil si tienes cuenta en EE. UU.',
    steps: [
      { title: 'Accede a Peacock', text: 'Sirven los planes Premium y Premium Plus.' },
      {
        title: 'Busca por cadena',
        text: 'Desde las páginas de NBC, Bravo o Universal llegas antes a la ficha.',
      },
      {
        title: 'Guarda los episodios',
        text: 'Añade varios episodios a la cola y ponle nombre a la carpeta.',
      },
    ],
    features: [
      { title: 'Comedias largas', text: 'Puedes poner nueve temporadas en la cola, y se guardan numeradas.' },
      { title: 'Realities de Bravo', text: 'Cada ciudad de «The Real Housewives» tiene su serie aparte.' },
      {
        title: 'Versiones extendidas',
        text: 'Si Peacock ofrece un montaje distinto, se distingue por su título.',
      },
      {
        title: 'Repeticiones deportivas',
        text: 'Los eventos publicados después del directo se tratan como un vídeo más.',
      },
      {
        title: 'Sin frenar el equipo',
        text: 'Limita cuántas descargas corren a la vez y una videollamada seguirá fluida.',
      },
      {
        title: 'Película para una noche',
        text: 'El cine de Universal llega a Peacock meses después de las salas: guarda una y déjala para el viernes.',
      },
    ],
    questions: [
      {
        question: '¿Está Peacock en España o Latinoamérica?',
        answer: 'Es un servicio estadounidense, y la aplicación no da acceso a quien no lo tiene.',
      },
      {
        question: '¿Se guarda la publicidad?',
        answer: 'No. Los anuncios de tu plan se quedan en Peacock, y el archivo contiene solo el programa.',
      },
      {
        question: '¿Qué plan de Peacock necesito?',
        answer:
          'Cualquiera de pago que reproduzca el título en un ordenador. Los capítulos de NBC al día siguiente dependen también del plan.',
      },
      {
        question: '¿Se graba la Premier League?',
        answer:
          'No, el directo queda fuera. Las repeticiones y los resúmenes publicados a la carta se abren como cualquier título.',
      },
      {
        question: '¿Hay una regla sobre las copias?',
        answer: 'Sí: solo para ti, solo lo que tu plan ofrece y solo si tu país lo admite.',
      },
    ],
    meta_title: 'Descargador de Peacock para PC y Mac',
    meta_description:
      'Comedias de NBC, realities de Bravo y cine de Universal desde tu cuenta de Peacock, en orden y con subtítulos.',
  },
  discovery_plus_downloader: {
    headline: 'Discovery+: bricolaje, crímenes reales y naturaleza',
    promise:
      'Programas con cientos de entregas se vuelven manejables cuando los tienes clasificados en tu disco.',
    steps: [
      { title: 'Abre Discovery+', text: 'Entra con la cuenta del país donde está disponible tu plan.' },
      {
        title: 'Elige el canal',
        text: 'TLC, HGTV, Food Network, ID o Animal Planet, cada uno con su página.',
      },
      {
        title: 'Selecciona por tramos',
        text: 'Marca del capítulo 1 al 20 de una vez y deja el resto para luego.',
      },
    ],
    features: [
      { title: 'Series interminables', text: 'Los programas con muchas temporadas se dividen en carpetas.' },
      { title: 'Cocina con receta', text: 'Guarda el episodio y tenlo abierto junto a los fogones.' },
      {
        title: 'Crímenes reales',
        text: 'Las docuseries de ID mantienen su orden, aunque cambien de título según el país.',
      },
      { title: 'Poco espacio', text: 'Para programas de charla puedes pedir un archivo más ligero.' },
      {
        title: 'Sinopsis al lado',
        text: 'La descripción de cada capítulo se puede guardar junto al archivo, y así volverás a encontrar aquella casa o aquel caso.',
      },
      {
        title: 'Subtítulos contra el ruido',
        text: 'Conserva la pista de subtítulos y podrás seguir la reforma aunque tengas el taladro en marcha.',
      },
    ],
    questions: [
      {
        question: '¿Discovery+ sigue existiendo en todos los países?',
        answer: 'No; en varios mercados su contenido pasó a HBO Max. Comprueba cuál es tu caso.',
      },
      {
        question: '¿Se puede guardar el deporte?',
        answer: 'Solo lo que tu plan ofrezca a la carta, nunca el directo.',
      },
      {
        question: 'Lo tengo dentro de un paquete con otro servicio. ¿Vale?',
        answer: 'Sí, si puedes iniciar sesión y reproducir el título en la web de Discovery+.',
      },
      {
        question: '¿Se guarda la emisión en directo de un canal?',
        answer: 'No. Solo los capítulos que tienen ficha a la carta y que tu plan reproduce.',
      },
      {
        question: '¿Puedo usar un documental en clase?',
        answer: 'Para eso necesitas un permiso. Este producto es para ver en privado lo que tu plan incluye.',
      },
    ],
    meta_title: 'Descargador de Discovery+ para documentales',
    meta_description:
      'Crímenes reales, reformas, cocina y naturaleza de Discovery+ por canal y temporada, para ver a tu ritmo y en privado.',
  },
  crunchyroll_downloader: {
    headline: 'Crunchyroll: la temporada de anime, capítulo a capítulo',
    promise: 'Sigue los estrenos casi simultáneos con Japón y guarda cada semana lo que tu cuenta reproduce.',
    steps: [
      { title: 'Entra en Crunchyroll', text: 'Usa tu cuenta, gratuita o de pago, según lo que quieras ver.' },
      { title: 'Mira el calendario', text: 'Los estrenos de cada día te llevan a la serie.' },
      { title: 'Escoge la voz', text: 'Japonés con subtítulos, doblaje castellano, latino o inglés.' },
    ],
    features: [
      {
        title: 'Simulcast ordenado',
        text: 'El número del episodio se conserva aunque una tanda se divida en dos partes.',
      },
      {
        title: 'Subtítulos con estilo',
        text: 'Los carteles traducidos y los colores del texto se pueden mantener.',
      },
      {
        title: 'Series larguísimas',
        text: '«One Piece» se divide por arcos para no acabar con mil archivos juntos.',
      },
      { title: 'Catálogo de Funimation', text: 'Los títulos que pasaron a Crunchyroll se guardan igual.' },
      {
        title: 'Openings fáciles de encontrar',
        text: 'El número y el título ayudan a encontrar el episodio con la canción que buscas.',
      },
      {
        title: 'Dos formas de numerar',
        text: 'Las temporadas de anime se cuentan de varias maneras: quédate con la numeración de Crunchyroll o con una correlativa.',
      },
    ],
    questions: [
      { question: '¿Se guarda también el manga de Crunchyroll?', answer: 'No, solo el vídeo.' },
      {
        question: '¿Necesito ser socio?',
        answer:
          'Para lo que esté reservado a socios, sí. La aplicación no abre nada que tu cuenta tenga cerrado.',
      },
      {
        question: 'Fui socio de Funimation. ¿Esto es para mí?',
        answer:
          'Sí. Su catálogo pasó a Crunchyroll, y nuestros enlaces antiguos de Funimation llevan a esta página.',
      },
      {
        question: '¿Existen todos los doblajes?',
        answer: 'No, dependen de la serie y de la región. La lista de la aplicación es la de Crunchyroll.',
      },
      {
        question: '¿Puedo subir un capítulo con mis subtítulos?',
        answer: 'No. El anime es de sus autores; lo que guardes es para tu afición en privado.',
      },
    ],
    meta_title: 'Descargador de Crunchyroll: anime sin conexión',
    meta_description:
      'Estrenos semanales, doblajes y subtítulos de Crunchyroll guardados por serie y arco, dentro de lo que tu cuenta permite.',
  },
  espn_plus_downloader: {
    headline: 'ESPN+: el partido terminó, la repetición te espera',
    promise:
      'Partidos a la carta, resúmenes y la serie «30 for 30», guardados para cuando acabes de trabajar.',
    steps: [
      { title: 'Conecta ESPN', text: 'Necesitas una suscripción estadounidense en vigor.' },
      { title: 'Encuentra la repetición', text: 'Filtra por liga, equipo o fecha del encuentro.' },
      {
        title: 'Guarda el encuentro',
        text: 'Un vídeo de tres horas se descarga de un tirón o se reanuda mañana.',
      },
    ],
    features: [
      { title: 'Equipos y fecha en el nombre', text: 'Así distingues la ida de la vuelta.' },
      { title: 'Documentales «30 for 30»', text: 'La colección se guarda con título y director.' },
      {
        title: 'Ligas muy distintas',
        text: 'Fútbol, hockey o deporte universitario, según los derechos de cada temporada.',
      },
      { title: 'Sin desvelar el marcador', text: 'La lista puede mostrar los equipos sin el resultado.' },
      {
        title: 'Con otro comentario',
        text: 'Si ESPN ofrece una segunda narración, por ejemplo en español, la eliges antes de guardar.',
      },
      {
        title: 'Prórrogas incluidas',
        text: 'Un partido con tiempo añadido o una velada de varias horas queda en un solo archivo.',
      },
    ],
    questions: [
      {
        question: '¿Se puede grabar en directo?',
        answer: 'No. El descargador trabaja con repeticiones ya publicadas.',
      },
      {
        question: '¿Cuánto tiempo está disponible una repetición?',
        answer: 'Lo decide ESPN según la competición; conviene mirar la ficha.',
      },
      {
        question: '¿Aparecen los partidos bloqueados en mi zona?',
        answer: 'No. Lo que ESPN no muestra a tu cuenta donde estás tampoco sale en la aplicación.',
      },
      {
        question: 'Mi plan de ESPN ha cambiado de nombre. ¿Vale mi licencia?',
        answer:
          'Sí. La licencia va unida al servicio en el que inicias sesión, se llamen como se llamen sus planes.',
      },
      {
        question: '¿Puedo enseñar el partido en mi bar?',
        answer: 'No, eso es exhibición pública. Tu suscripción te permite verlo en casa.',
      },
    ],
    meta_title: 'Descargador de ESPN+: repeticiones y 30 for 30',
    meta_description:
      'Repeticiones de partidos, resúmenes y documentales de ESPN+ con equipo y fecha en el nombre, para tu uso en casa.',
  },
  tubi_video_downloader: {
    headline: 'Tubi: cine gratis con anuncios, bien clasificado',
    promise:
      'Terror de videoclub, comedias olvidadas y series de siempre: haz tu propia filmoteca con lo que Tubi ofrece.',
    steps: [
      { title: 'Abre Tubi', text: 'Muchas películas no piden ni cuenta.' },
      { title: 'Busca joyas', text: 'Por género, década o el enlace que te han pasado.' },
      { title: 'Añádelas', text: 'Si quieres, el título, el año y el género forman el nombre del archivo.' },
    ],
    features: [
      { title: 'Clásicos de serie B', text: 'El año evita confundir una película con su nueva versión.' },
      { title: 'Series antiguas', text: 'Puedes poner en la cola temporadas enteras.' },
      {
        title: 'Cine en español',
        text: 'Tubi tiene una sección en español con telenovelas y cine mexicano.',
      },
      { title: 'Archivos pequeños', text: 'Para títulos antiguos basta una definición modesta.' },
      {
        title: 'Estantería con carteles',
        text: 'La carátula se guarda junto a la película, y un servidor multimedia la muestra.',
      },
      {
        title: 'Texto en inglés',
        text: 'Tubi subtitula casi todos los títulos en esa lengua, y el texto se guarda como pista.',
      },
    ],
    questions: [
      {
        question: '¿Tubi es legal y gratuito?',
        answer: 'Sí, se financia con publicidad y solo opera en algunos países.',
      },
      {
        question: 'Si es gratis, ¿puedo copiarlo sin más?',
        answer:
          'Gratis para ver no es libre para copiar: mira las condiciones de Tubi y limita la copia a tu uso.',
      },
      {
        question: '¿Por qué pagar si Tubi es gratis?',
        answer:
          'Pagas por guardar, nombrar y ordenar, no por las películas. Tubi sigue siendo gratuito y vive de la publicidad.',
      },
      {
        question: '¿En qué países funciona?',
        answer:
          'En Estados Unidos, Canadá, México, Australia y algunos más. En los otros, su web avisa de que no está disponible.',
      },
      {
        question: '¿Puedo probarlo antes?',
        answer: 'Sí, con la prueba gratuita y cualquier título que Tubi te reproduzca.',
      },
      {
        question: '¿Desaparecen películas?',
        answer: 'Cada mes. Las que ya no estén publicadas no se pueden añadir.',
      },
    ],
    meta_title: 'Descargador de Tubi: cine y series',
    meta_description:
      'Cine de género, clásicos y telenovelas de Tubi clasificados por año y género en tu ordenador, siempre para uso personal.',
  },
  roku_channel_downloader: {
    headline: 'The Roku Channel sin depender del televisor',
    promise:
      'No hace falta un aparato Roku: lo que el canal publica en la web puede estar también en tu portátil.',
    steps: [
      { title: 'Ve a la web de Roku', text: 'Entra con tu cuenta gratuita, si el título la pide.' },
      { title: 'Elige a la carta', text: 'Descarta los canales lineales y abre una película o una serie.' },
      { title: 'Guarda el archivo', text: 'Queda en tu carpeta de vídeos con su título.' },
    ],
    features: [
      {
        title: 'Roku Originals',
        text: 'Las producciones propias y las heredadas de Quibi tienen episodios muy cortos que se unen por temporada.',
      },
      { title: 'Del sofá al escritorio', text: 'Termina en el ordenador lo que empezaste en la tele.' },
      { title: 'Películas con anuncios', text: 'Se separan de los títulos de pago añadidos a tu cuenta.' },
      { title: 'Subtítulos en inglés', text: 'Se guardan cuando el título los trae.' },
      {
        title: 'Canales de pago',
        text: 'Si te has abonado a uno a través de Roku y se reproduce en la web, puedes elegir entre sus títulos.',
      },
      {
        title: 'Tamaño para cada pantalla',
        text: 'Un archivo grande para el televisor y otro pequeño para el móvil.',
      },
    ],
    questions: [
      {
        question: '¿En qué países existe?',
        answer:
          'Sobre todo en Estados Unidos, además de unos pocos mercados. Tu acceso no cambia con la aplicación.',
      },
      { question: '¿Puedo guardar un canal en directo?', answer: 'No, únicamente el catálogo a la carta.' },
      {
        question: '¿Cambia algo en mi aparato Roku?',
        answer: 'No. La aplicación usa solo la web y no cambia nada en tus dispositivos.',
      },
      {
        question: '¿Hay que pagar a Roku?',
        answer: 'Para los títulos gratuitos basta iniciar sesión; los canales añadidos se pagan a Roku.',
      },
      {
        question: '¿Qué debo tener en cuenta con el contenido gratuito?',
        answer: 'Que sigue teniendo dueño. Como mucho puedes hacer una copia personal, si te está permitida.',
      },
    ],
    meta_title: 'Descargador de The Roku Channel',
    meta_description:
      'Películas, series y Roku Originals del catálogo web de The Roku Channel en tu PC o Mac, con subtítulos cuando los hay.',
  },
  pluto_tv_downloader: {
    headline: 'Pluto TV: de los canales a tu colección',
    promise:
      'Detrás de sus canales temáticos, Pluto TV guarda un catálogo a la carta. De ahí sale lo que puedes archivar.',
    steps: [
      { title: 'Entra en Pluto TV', text: 'En España, Italia o América no exige suscripción.' },
      { title: 'Pasa a «A la carta»', text: 'La parrilla en directo se queda a un lado.' },
      { title: 'Reúne episodios', text: 'Añade la serie entera o solo los capítulos que recuerdas.' },
    ],
    features: [
      {
        title: 'Series de toda la vida',
        text: 'Comedias y policiacas de hace décadas, ordenadas por temporada.',
      },
      { title: 'Anime y terror', text: 'Sus secciones temáticas se reflejan en carpetas.' },
      { title: 'En español', text: 'El doblaje disponible depende del país en que abras Pluto TV.' },
      { title: 'Maratón preparado', text: 'Crea una lista de reproducción con el orden que prefieras.' },
      { title: 'Toda la noche', text: 'Marca treinta capítulos y la cola sigue mientras duermes.' },
      {
        title: 'Pausa con un botón',
        text: 'Detén todas las descargas a la vez cuando necesites la conexión para otra cosa.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no veo los canales lineales?',
        answer: 'Porque el descargador se limita a lo que se publica a la carta.',
      },
      { question: '¿Es necesaria una cuenta?', answer: 'No para ver. Si la tienes, recupera tus favoritos.' },
      {
        question: '¿La selección es igual en todos los países?',
        answer:
          'No. Pluto TV tiene una oferta para América y otras para Europa, y tú recibes la del país donde estás.',
      },
      {
        question: '¿Se guardan los anuncios?',
        answer:
          'No, solo el programa. Pluto TV es gratis porque la gente ve su publicidad, así que úsalo también en línea.',
      },
      {
        question: '¿Qué voz llevan las películas dobladas?',
        answer: 'La de la edición de tu país, con subtítulos donde los haya.',
      },
      {
        question: '¿Una plataforma gratuita permite la copia?',
        answer: 'Eso lo deciden sus condiciones y tu legislación. Guarda solo para ti y solo lo que puedas.',
      },
    ],
    meta_title: 'Descargador de Pluto TV a la carta',
    meta_description:
      'Series clásicas, anime y cine del catálogo a la carta de Pluto TV, por temporadas y con el doblaje de tu país.',
  },
  viki_downloader: {
    headline: 'Viki: dramas asiáticos con subtítulos de aficionados',
    promise: 'Lo mejor de Viki son sus traducciones hechas por la comunidad; consérvalas junto al drama.',
    steps: [
      { title: 'Accede a Rakuten Viki', text: 'Con cuenta gratuita o Viki Pass.' },
      { title: 'Busca el drama', text: 'Por país, género o actor, como en la web.' },
      { title: 'Elige el idioma del texto', text: 'Español, inglés, portugués o varios a la vez.' },
    ],
    features: [
      { title: 'Porcentaje traducido', text: 'La ficha indica hasta dónde llega la traducción al español.' },
      { title: 'Corea, China, Japón y más', text: 'El país de origen se anota en la carpeta.' },
      {
        title: 'Dos subtítulos a la vez',
        text: 'El español y el inglés pueden ir en pistas distintas del mismo archivo.',
      },
      {
        title: 'Programas de variedades',
        text: 'Los especiales de tus grupos favoritos entran como episodios.',
      },
      {
        title: 'Título en dos escrituras',
        text: 'El nombre del archivo puede llevar el título en inglés, el original o los dos.',
      },
      {
        title: 'Cine y galas',
        text: 'Las películas, las series web y las entregas de premios se tratan como una serie.',
      },
    ],
    questions: [
      {
        question: '¿Y si faltan subtítulos en un capítulo?',
        answer:
          'Espera unos días: los voluntarios suelen completar la serie, y entonces descargas solo el texto.',
      },
      {
        question: '¿Qué cambia con Viki Pass?',
        answer: 'Los títulos que tu cuenta puede abrir. El descargador se atiene a eso.',
      },
      {
        question: '¿Se guardan los comentarios con minuto?',
        answer: 'No. Solo la imagen, el sonido y los subtítulos.',
      },
      {
        question: 'Un subtítulo va por el 80 %. ¿Qué recibo?',
        answer:
          'Lo traducido hasta ese momento. Más adelante puedes descargar el texto otra vez, sin repetir el vídeo.',
      },
      {
        question: '¿La licencia incluye Viki Pass?',
        answer: 'No. El pase se paga a Viki; lo nuestro es la herramienta.',
      },
      {
        question: '¿Puedo publicar los subtítulos?',
        answer:
          'No: pertenecen a Viki y a su comunidad. Tanto el texto como el vídeo quedan para tu uso privado.',
      },
    ],
    meta_title: 'Descargador de Viki: dramas con subtítulos',
    meta_description:
      'Dramas coreanos, chinos y japoneses de Viki con los subtítulos en español de su comunidad, guardados para ti.',
  },
  iqiyi_downloader: {
    headline: 'iQIYI: dramas chinos de espada, palacio y oficina',
    promise: 'Cuarenta capítulos son muchos para una conexión irregular; deja que la cola trabaje de noche.',
    steps: [
      { title: 'Abre iQIYI', text: 'Versión internacional, con tu cuenta normal o VIP.' },
      { title: 'Selecciona la serie', text: 'La numeración llega del propio servicio.' },
      { title: 'Programa la descarga', text: 'Indica a qué hora debe empezar y a cuál parar.' },
    ],
    features: [
      { title: 'Dramas de época', text: 'Xianxia, wuxia e historias de palacio, completas y en orden.' },
      { title: 'Adelantos VIP', text: 'Si tu cuenta los abre, se marcan con su fecha.' },
      {
        title: 'Subtítulos en español',
        text: 'En la versión internacional abundan; guárdalos en SRT o dentro del MKV.',
      },
      { title: 'Nombre original', text: 'Puedes añadir el título chino al del archivo.' },
      {
        title: 'Doblaje a la vista',
        text: 'Cuando existe una versión doblada, la lista lo dice antes de que guardes nada.',
      },
      {
        title: 'Donghua por temporadas',
        text: 'La animación china se trata como el drama, y los capítulos cortos se reúnen en una carpeta.',
      },
    ],
    questions: [
      {
        question: '¿Vale la versión de China continental?',
        answer: 'Es un servicio distinto, con otra cuenta y otras condiciones.',
      },
      {
        question: '¿Se incluyen los programas de talentos?',
        answer: 'Sí, si están a la carta y tu cuenta los reproduce.',
      },
      {
        question: '¿Caben dos idiomas de subtítulos?',
        answer: 'Sí, como dos pistas del mismo MKV o como archivos SRT separados.',
      },
      {
        question: '¿Por qué me faltan títulos?',
        answer: 'Los derechos se venden por territorios. Ves lo que iQIYI enseña en tu país.',
      },
      {
        question: '¿Para qué sistemas se vende?',
        answer: 'Para Windows y para Mac, con planes de un mes, un año o de por vida en un ordenador.',
      },
      {
        question: '¿Cuál es el uso correcto?',
        answer:
          'Verlo en privado y sin conexión. Quien no tiene derecho a un capítulo tampoco lo obtiene con Tidemark Video.',
      },
    ],
    meta_title: 'Descargador de iQIYI: dramas chinos',
    meta_description:
      'Dramas chinos y programas de iQIYI internacional en orden, con subtítulos en español y descarga nocturna programable.',
  },
  stan_downloader: {
    headline: 'Stan, la plataforma australiana, en tu ordenador',
    promise:
      'Producción de Australia, series compradas fuera y deporte a la carta: organiza lo que ves con tu cuenta de Stan.',
    steps: [
      { title: 'Inicia sesión en Stan', text: 'Con el plan Basic, Standard o Premium que tengas.' },
      { title: 'Abre el título', text: 'Originales y adquiridos se buscan igual.' },
      { title: 'Decide la calidad', text: 'Hasta la que tu plan reproduce en un ordenador.' },
    ],
    features: [
      { title: 'Ficción australiana', text: '«Bump» o «The Tourist» quedan por temporadas.' },
      { title: 'Subtítulos en inglés', text: 'Ayudan a entender el acento australiano.' },
      {
        title: 'Stan Sport',
        text: 'Las repeticiones de rugby y fútbol se guardan si pagas ese complemento.',
      },
      { title: 'Perfiles separados', text: 'La carpeta puede llevar el nombre del perfil.' },
      {
        title: 'Para trayectos largos',
        text: 'Llena un disco con capítulos para dos semanas antes de salir de la zona con cobertura.',
      },
      {
        title: 'Perfil infantil respetado',
        text: 'Si entras con un perfil de niños, solo se pueden elegir sus títulos.',
      },
      { title: 'Estreno semanal', text: 'El capítulo nuevo se añade a la carpeta de la semana anterior.' },
    ],
    questions: [
      {
        question: '¿Funciona fuera de Australia?',
        answer: 'Stan ofrece su servicio allí. Los viajes tienen las reglas que marca Stan.',
      },
      {
        question: '¿El deporte va incluido?',
        answer: 'Solo si tu suscripción lo incluye, y nunca en directo.',
      },
      {
        question: '¿Qué plan de Stan necesito?',
        answer:
          'Cualquiera. Se distinguen por el tamaño de imagen y por el número de pantallas; la aplicación ofrece los tamaños que el tuyo reproduce.',
      },
      {
        question: '¿Y si vivo en Nueva Zelanda?',
        answer:
          'Stan se ofrece en Australia. Sin acceso al servicio, la aplicación no tiene nada que guardar.',
      },
      {
        question: '¿Qué derecho tengo sobre lo guardado?',
        answer: 'El de verlo en privado mientras tu contrato y la ley australiana o la tuya lo permitan.',
      },
    ],
    meta_title: 'Descargador de Stan (Australia)',
    meta_description:
      'Ficción australiana, series internacionales y repeticiones deportivas de Stan, con subtítulos y por temporada.',
  },
  crave_downloader: {
    headline: 'Crave: Canadá, HBO y cine en dos idiomas',
    promise:
      'En Crave conviven series canadienses, títulos de HBO y un catálogo en francés; sepáralos como te convenga.',
    steps: [
      { title: 'Entra en Crave', text: 'Con suscripción directa o con la de tu proveedor de televisión.' },
      { title: 'Elige lengua', text: 'El catálogo inglés y el francés tienen portadas distintas.' },
      { title: 'Guarda', text: 'El idioma elegido aparece en el nombre de la carpeta.' },
    ],
    features: [
      { title: 'Hecho en Canadá', text: '«Letterkenny» y otras comedias locales, temporada a temporada.' },
      { title: 'Catálogo en francés', text: 'Las ficciones de Quebec conservan sus títulos originales.' },
      { title: 'Series de HBO', text: 'En Canadá se ven en Crave, a menudo a la vez que en EE. UU.' },
      { title: 'Doble subtítulo', text: 'Inglés y francés se mantienen como pistas aparte.' },
      {
        title: 'Novedades del viernes',
        text: 'Cada semana llegan películas nuevas: guarda una, borra otra y la lista conserva el orden.',
      },
      {
        title: 'Lista para la cabaña',
        text: 'Copia todo a un disco externo con las carpetas tal como están.',
      },
    ],
    questions: [
      {
        question: '¿Qué nivel de suscripción hace falta?',
        answer: 'El que incluya el título; con un nivel básico, parte del catálogo no se abre.',
      },
      {
        question: '¿Crave se puede ver en España?',
        answer: 'No se ofrece aquí. La licencia interesa a quien tiene su cuenta en Canadá.',
      },
      {
        question: '¿Se graban el hockey o las noticias en directo?',
        answer: 'No. Los documentales a la carta sí se pueden elegir.',
      },
      {
        question: '¿Entra Super Écran?',
        answer: 'Si forma parte de tu plan de Crave y se reproduce en el navegador, aparece como el resto.',
      },
      {
        question: '¿Sirve la cuenta de mi proveedor de televisión?',
        answer: 'Sí, si con ella inicias sesión en la web de Crave.',
      },
      {
        question: '¿Puedo conservar una serie al dejar Crave?',
        answer: 'El permiso depende de tu suscripción y de la ley. Cuando se acabe, borra los archivos.',
      },
    ],
    meta_title: 'Descargador de Crave (Canadá)',
    meta_description:
      'Comedias canadienses, ficciones de Quebec y series de HBO en Crave, separadas por lengua y temporada, para uso privado.',
  },
  globoplay_downloader: {
    headline: 'Globoplay: telenovelas brasileñas sin perder un capítulo',
    promise: 'Una novela de Globo pasa de los cien capítulos; la aplicación los numera por ti.',
    steps: [
      { title: 'Entra en Globoplay', text: 'Con la cuenta Globo, gratuita o de suscriptor.' },
      { title: 'Escoge la novela', text: 'Las actuales y las clásicas están en secciones separadas.' },
      { title: 'Elige un tramo', text: 'Del capítulo 30 al 60, por ejemplo, y a la cola.' },
    ],
    features: [
      { title: 'Clásicos restaurados', text: '«Avenida Brasil» y otras novelas antiguas con su numeración.' },
      { title: 'Series originales', text: 'Las producciones de Globoplay se tratan por temporadas.' },
      { title: 'Portugués con texto', text: 'Los subtítulos en portugués sirven para aprender la lengua.' },
      { title: 'Periodismo y humor', text: 'Los programas diarios llevan la fecha de emisión.' },
      {
        title: 'Número y fecha',
        text: 'Cada capítulo se nombra por su número y por el día en que se emitió.',
      },
      {
        title: 'El resumen del día',
        text: 'Los realities publican resúmenes a diario: elige la edición corta o la larga.',
      },
    ],
    questions: [
      {
        question: '¿Hay doblaje al español?',
        answer: 'En pocas ocasiones. Casi todo está en portugués de Brasil.',
      },
      {
        question: '¿Está disponible fuera de Brasil?',
        answer: 'Globoplay tiene una oferta internacional en varios países, con un catálogo propio.',
      },
      {
        question: '¿Qué parte es gratuita?',
        answer:
          'Algunas noticias y fragmentos. Los capítulos enteros piden casi siempre suscripción, y la lista señala los que tu cuenta abre.',
      },
      {
        question: '¿Se puede guardar el fútbol en directo?',
        answer: 'No. Los partidos y los canales en directo no se graban.',
      },
      {
        question: '¿Sirve la misma cuenta que en g1?',
        answer: 'Sí. La cuenta Globo abre Globoplay, g1 y ge; la usas una vez en la aplicación.',
      },
      {
        question: '¿Puedo pasar la novela a mi familia de Brasil?',
        answer:
          'No. Cada persona necesita su propia cuenta, y tu copia, si la ley te la permite, es solo para ti.',
      },
    ],
    meta_title: 'Descargador de Globoplay: novelas de Brasil',
    meta_description:
      'Telenovelas, series y programas de Globoplay numerados por capítulo, con subtítulos en portugués, para verlos en privado.',
  },
}
